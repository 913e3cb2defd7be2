#!/usr/bin/env bash
# Writes a backup of the servers' database while they run, and puts one back into an empty database.
#
#   deploy/backup.sh save FILE       from the database of KICKABOUT_DATABASE
#   deploy/backup.sh restore FILE    into the database of KICKABOUT_DATABASE, which holds nothing yet
#
# A backup holds seeds and hidden cards: keep it as secret as the server, and KICKABOUT_SECRET_KEY with it.
set -euo pipefail

what=${1:?save or restore}
file=${2:?a file}
# The tools of PostgreSQL know no driver in an address.
address=${KICKABOUT_DATABASE:?the address of the database}
address=${address/postgresql+psycopg:/postgresql:}
umask 077

case $what in
    save)
        # Under another name until it is whole.
        pg_dump --format=custom --no-owner --file="$file.part" --dbname="$address"
        mv "$file.part" "$file"
        ;;
    restore)
        pg_restore --exit-on-error --single-transaction --no-owner --dbname="$address" "$file"
        # Whoever ran when it was made does not run now: its tables are free, and nobody is at them.
        psql --quiet --dbname="$address" --set=ON_ERROR_STOP=1 \
            --command='TRUNCATE servers, leases, presence, jobs'
        ;;
    *)
        echo "save or restore, not $what" >&2
        exit 2
        ;;
esac

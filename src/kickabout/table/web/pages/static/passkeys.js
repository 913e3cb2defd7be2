// Passkeys: the browser makes one, or signs in with one, by the options that the server gives it.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  async function post(address, credential) {
    const answer = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(credential ?? {}),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  }
  const ways = {
    make: async (options) =>
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      }),
    use: async (options) =>
      navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      }),
  };
  for (const part of document.querySelectorAll("[data-passkey]")) {
    const { passkey, address, cancelled, unreached, then } = part.dataset;
    const signs = then ? `${address}?then=${encodeURIComponent(then)}` : address;
    const [button, wrong] = [part.querySelector("button"), part.querySelector(".wrong")];
    part.hidden = !globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON;
    button.addEventListener("click", async () => {
      wrong.textContent = "";
      try {
        const credential = await ways[passkey](await post(`${address}/options`));
        location.assign((await post(signs, credential.toJSON())).next);
      } catch (error) {
        // What the browser says of an error is in a language of its own.
        if (error instanceof DOMException) wrong.textContent = cancelled;
        else wrong.textContent = error.name === "Error" ? error.message : unreached;
      }
    });
  }
});

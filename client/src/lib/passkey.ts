import { post } from "./api";
import type { PasskeyLine, Person } from "./types.generated";

interface Asked<Options> {
  options: Options;
  challenge: string;
}

/** Say whether this browser can keep and use passkeys here. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

function shown(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  return credential.toJSON();
}

/** Let this device make a passkey for whoever is here; gives all he has. */
export async function addPasskey(name: string): Promise<PasskeyLine[]> {
  const begun = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>("/api/passkeys/begin", { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options);
  const credential = shown(await navigator.credentials.create({ publicKey }));
  return (await post<{ passkeys: PasskeyLine[] }>("/api/passkeys", { credential, challenge: begun.challenge, name })).passkeys;
}

/** Come in with a passkey of this device. */
export async function usePasskey(): Promise<Person> {
  const asked = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>("/api/passkeys/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  const credential = shown(await navigator.credentials.get({ publicKey }));
  return (await post<{ me: Person }>("/api/passkeys/login", { credential, challenge: asked.challenge })).me;
}

import { post } from "./api";
import type { Person } from "./types";

interface Asked<Options> {
  options: Options;
  challenge: string;
}

/** Say whether this browser can keep and use passkeys here. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

async function answer(path: string, credential: Credential | null, challenge: string): Promise<Person> {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("", "NotAllowedError");
  const given: unknown = credential.toJSON();
  return (await post<{ me: Person }>(path, { credential: given, challenge })).me;
}

/** Let this device make a passkey for whoever is here. */
export async function addPasskey(): Promise<Person> {
  const begun = await post<Asked<PublicKeyCredentialCreationOptionsJSON>>("/api/passkeys/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options);
  return answer("/api/passkeys", await navigator.credentials.create({ publicKey }), begun.challenge);
}

/** Come in with a passkey of this device. */
export async function usePasskey(): Promise<Person> {
  const asked = await post<Asked<PublicKeyCredentialRequestOptionsJSON>>("/api/passkeys/ask");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
  return answer("/api/passkeys/login", await navigator.credentials.get({ publicKey }), asked.challenge);
}

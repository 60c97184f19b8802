import { ok, type Result } from '@fairlot/rules/core/result';
import {
  describeSecret,
  hashOperatorPassword,
  newPassword,
  newSecret,
  sealSecret,
} from '../sign-in/credentials.ts';

/** Shown once, to whoever opened the account; only a hash and a sealed secret are kept. */
export type Credentials = {
  readonly name: string;
  readonly password: string;
  /** Of the authenticator, as it is typed in, and as an address for its picture. */
  readonly key: string;
  readonly url: string;
};

/** What is shown, and what is kept. */
export type Made = Credentials & { readonly hash: string; readonly sealed: Buffer };

/** New credentials of an operator; they are in nobody's table yet. */
export async function makeCredentials(
  dataFolder: string,
  name: string,
): Promise<Result<Made, 'BUSY'>> {
  const password = newPassword();
  const secret = newSecret();
  const hash = await hashOperatorPassword(password);
  if (!hash.ok) return hash;
  const sealed = await sealSecret(dataFolder, name, secret);
  return ok({ name, password, ...describeSecret(name, secret), hash: hash.value, sealed });
}

export const shown = ({ name, password, key, url }: Made): Credentials => ({
  name,
  password,
  key,
  url,
});

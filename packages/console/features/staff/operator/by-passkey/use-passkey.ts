import type { Bilingual } from '@fairlot/rules/core/text';
import { grant, navigate, send } from '@fairlot/shell';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { signByPasskey } from '@fairlot/shell/passkey/device';

/** Signs in by a passkey; why not, where it fails. */
export async function enterByPasskey(): Promise<Bilingual | undefined> {
  const offered = await send(operatorHttp.offerPasskeySignIn, undefined);
  if (!offered.ok) return offered.error.text;
  const signed = await signByPasskey(offered.value);
  if (!signed.ok) return signed.error;
  const granted = await send(operatorHttp.signInByPasskey, signed.value);
  if (!granted.ok) return granted.error.text;
  grant(granted.value);
  navigate.to('/', { replace: true });
  return undefined;
}

/** Proves by a passkey who acts, for five minutes; why not, where it fails. */
export async function proveHere(): Promise<Bilingual | undefined> {
  const offered = await send(operatorHttp.offerProof, undefined);
  if (!offered.ok) return offered.error.text;
  const signed = await signByPasskey(offered.value);
  if (!signed.ok) return signed.error;
  const proven = await send(operatorHttp.proveByPasskey, signed.value);
  return proven.ok ? undefined : proven.error.text;
}

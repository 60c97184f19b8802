import { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { useWords } from '@fairlot/ui';
import { send } from '@fairlot/shell';
import { PasskeyButton } from '@fairlot/shell/passkey/PasskeyButton';
import { signByPasskey } from '@fairlot/shell/passkey/device';
import { ACCOUNT } from './text.ts';

/** Has the device show a passkey where a code is asked; what it signed goes with the form. */
export function ShowPasskey({ shown }: { readonly shown: (signed: Assertion) => void }) {
  const words = useWords(ACCOUNT);
  const show = async () => {
    const offered = await send(passkeyHttp.offerShow, undefined);
    if (!offered.ok) return offered.error.text;
    const signed = await signByPasskey(offered.value);
    if (!signed.ok) return signed.error;
    shown(signed.value);
    return undefined;
  };
  return <PasskeyButton label={words.usePasskey} onPress={show} />;
}

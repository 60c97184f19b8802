import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { passkeyHttp } from '@fairlot/wire/passkey';
import { send } from '@fairlot/shell';
import { canAutofillPasskeys, forgetAsked, signByPasskey } from '@fairlot/shell/passkey/device';
import { sayWhy } from './terms-first.ts';
import { text } from './text.ts';
import { enter } from './use-login.ts';

/** A challenge is good for five minutes: one that waits to be filled in is asked for anew before. */
const RENEW_MS = 4 * 60_000;
/** How often, until the page waits no longer; the button stays. */
const MOST_ROUNDS = 10;

/** Nothing where somebody is in, or chose none of what the browser offered. */
async function enterByPasskey(isAutofill: boolean): Promise<Bilingual | undefined> {
  const offered = await send(passkeyHttp.offerSignIn, undefined);
  if (!offered.ok) return isAutofill ? undefined : offered.error.text;
  const signed = await signByPasskey(offered.value, isAutofill);
  if (!signed.ok) return isAutofill ? undefined : signed.error;
  const granted = await send(passkeyHttp.signIn, signed.value);
  if (!granted.ok) return sayWhy(granted.error);
  enter(granted.value);
  return undefined;
}

/** The button, and what waits beside the names that the browser fills in. Only one of them asks the device at a time. */
export function usePasskeyEntry() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Bilingual>();
  const pressed = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let isOver = false;
    const wait = async (): Promise<void> => {
      if (!(await canAutofillPasskeys())) return;
      for (let round = 0; round < MOST_ROUNDS && !isOver; round += 1) {
        await pressed.current;
        if (isOver) return;
        const timer = setTimeout(forgetAsked, RENEW_MS);
        const found = await enterByPasskey(true).catch(() => undefined);
        clearTimeout(timer);
        if (found && !isOver) setFault(found);
      }
    };
    void wait();
    return () => {
      isOver = true;
      forgetAsked();
    };
  }, []);
  const press = (): void => {
    setBusy(true);
    setFault(undefined);
    const done = enterByPasskey(false)
      .catch(() => text.unreachable)
      .then((found) => {
        setFault(found);
        setBusy(false);
      });
    pressed.current = done;
  };
  return { press, isBusy, fault };
}

import { useEffect, useRef, useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Params } from '@fairlot/wire/core';
import { passkeyHttp } from '@fairlot/wire/account/passkey';
import type { Assertion } from '@fairlot/wire/auth/credentials';
import { send } from '@fairlot/shell';
import { canAutofillPasskeys, forgetAsked, signByPasskey } from '@fairlot/shell/passkey/device';
import { text } from './entry/text.ts';
import { enter } from './use-login.ts';

/** A challenge is good for five minutes: one that waits to be filled in is asked for anew before. */
const RENEW_MS = 4 * 60_000;
/** How often, until the page waits no longer; the button stays. */
const MOST_ROUNDS = 10;

/** The terms have changed, and what the device signed is good once they are accepted. */
type Asked = { readonly signed: Assertion; readonly params: Params };
/** Nothing where somebody is in, or chose none of what the browser offered. */
type Outcome = { readonly fault?: Bilingual; readonly code?: string; readonly asked?: Asked };

async function enterByPasskey(isAutofill: boolean, terms?: number): Promise<Outcome> {
  const offered = await send(passkeyHttp.offerSignIn, undefined);
  if (!offered.ok) return isAutofill ? {} : { fault: offered.error.text };
  const signed = await signByPasskey(offered.value, isAutofill);
  if (!signed.ok) return isAutofill ? {} : { fault: signed.error };
  return show(signed.value, terms);
}

async function show(signed: Assertion, Terms?: number): Promise<Outcome> {
  const granted = await send(passkeyHttp.signIn, { ...signed, ...(Terms && { Terms }) });
  if (granted.ok) {
    enter(granted.value);
    return {};
  }
  const { code, text: fault, params } = granted.error;
  return { fault, code, ...(code === 'AGREEMENT' && { asked: { signed, params } }) };
}

/** What was signed is good for five minutes: who read for longer is asked by his device once more. */
async function accept({ signed }: Asked, terms: number): Promise<Outcome> {
  const first = await show(signed, terms);
  return first.code === 'WRONG_PASSKEY' ? enterByPasskey(false, terms) : first;
}

/** The button, and what waits beside the names that the browser fills in. Only one of them asks the device at a time. */
export function usePasskeyEntry() {
  const [isBusy, setBusy] = useState(false);
  const [{ fault, asked }, tell] = useState<Outcome>({});
  const pressed = useRef<Promise<void>>(undefined);
  useEffect(() => {
    let isOver = false;
    const wait = async (): Promise<void> => {
      if (!(await canAutofillPasskeys())) return;
      for (let round = 0; round < MOST_ROUNDS && !isOver; round += 1) {
        await pressed.current;
        if (isOver) return;
        const timer = setTimeout(forgetAsked, RENEW_MS);
        const found = await enterByPasskey(true).catch((): Outcome => ({}));
        clearTimeout(timer);
        if ((found.fault || found.asked) && !isOver) tell(found);
        if (found.asked) break;
      }
    };
    void wait();
    return () => {
      isOver = true;
      forgetAsked();
    };
  }, []);
  const go = (way: Promise<Outcome>): void => {
    setBusy(true);
    const done = way
      .catch((): Outcome => ({ fault: text.unreachable }))
      .then((found) => {
        // Until he is in, what he is asked to accept stays before him.
        tell((before) => ({ ...(found.fault && before), ...found }));
        setBusy(false);
      });
    pressed.current = done;
  };
  return {
    press: () => go(enterByPasskey(false)),
    agree: (version: number) => asked && go(accept(asked, version)),
    isBusy,
    fault,
    asked,
  };
}

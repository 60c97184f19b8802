import { useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { SiteOffline } from '@fairlot/client';
import { formatMoment } from '@fairlot/ui';
import type { Input, Output, Params } from '@fairlot/wire/core';
import { loginHttp } from '@fairlot/wire/auth/login';
import { clearSession, grant, isSignedIn, navigate, useSend } from '@fairlot/shell';
import { placeAfter } from '../../../session/index.ts';
import { remembered } from './remembered.ts';
import { text } from './entry/text.ts';
import { loadWork } from './work/load-work.ts';

export type LoginFaults = {
  readonly account?: Bilingual;
  readonly password?: Bilingual;
  /** Concerns neither field alone. */
  readonly form?: Bilingual;
};

/** The codes of refusals with what they said: a code of the authenticator, a password of his own, the terms. */
type Asked = {
  readonly [code: string]: { readonly code: string; readonly params?: Params };
};

type Claim = Input<typeof loginHttp.login>;
type Typed = {
  readonly account: string;
  readonly password: string;
  readonly keep: boolean;
  readonly code: string;
  readonly own: string;
  readonly terms: number | undefined;
};

/** What is wrong before anything is sent: only that something is missing. */
export function missing(account: string, password: string): LoginFaults {
  return {
    ...(account === '' && { account: text.needAccount }),
    ...(password === '' && { password: text.needPassword }),
  };
}

/** The site is off: signing in keeps its page (spec section 8), so it says that itself. */
function offlineText({ endTimeMs }: SiteOffline): Bilingual {
  if (endTimeMs === null) return text.offline;
  const moment = formatMoment(endTimeMs);
  return { zh: text.offlineUntil.zh(moment), en: text.offlineUntil.en(moment) };
}

/** Takes a login that was opened, and goes to the lobby or to the link that brought him. */
export function enter(opened: Output<typeof loginHttp.login>): void {
  // On the page of a failed link somebody may be signed in: nothing of his goes to who comes now.
  if (isSignedIn()) clearSession();
  grant(opened);
  navigate.to(placeAfter(location.hash), { replace: true });
}
const claimOf = ({ account, password, code, own, terms }: Typed): Claim => ({
  UserName: account,
  Password: password,
  ...(code && { Code: code }),
  ...(own && { NewPassword: own }),
  ...(terms && { Terms: terms }),
});

/** Signing in: faults to show, or the lobby, or the link that brought him. */
export function useLogin() {
  const { send, isSending } = useSend(loginHttp.login);
  const [isWorking, setWorking] = useState(false);
  const [faults, setFaults] = useState<LoginFaults>({});
  /** What was refused so far: the password was right, and something is asked for besides. */
  const [asked, ask] = useState<Asked>({});
  async function submit(typed: Typed): Promise<LoginFaults> {
    const found = missing(typed.account, typed.password);
    const all =
      found.account || found.password ? found : await tryEnter(claimOf(typed), typed.keep);
    setFaults(all);
    return all;
  }
  async function tryEnter(claim: Claim, keep: boolean): Promise<LoginFaults> {
    try {
      const first = await send(claim);
      const isDue = !first.ok && first.error.code === 'CAPTCHA';
      const result = isDue ? await sendWorked(claim) : first;
      if (!result.ok) {
        const { code, text: form } = result.error;
        ask((before) => ({ ...before, [code]: result.error }));
        const isFirst = code === 'GOOGLE_REQUIRED' && !claim.Code && !asked[code];
        return isFirst ? {} : { form };
      }
      remembered.set(keep ? claim.UserName : '');
      enter(result.value);
      return {};
    } catch (error) {
      return { form: error instanceof SiteOffline ? offlineText(error) : text.unreachable };
    }
  }
  /** After failures the server wants to see work; it is done without asking anybody. */
  async function sendWorked(claim: Claim) {
    setWorking(true);
    try {
      const { findWork } = await loadWork();
      const work = await findWork();
      return work.ok ? await send({ ...claim, Work: work.value }) : work;
    } finally {
      setWorking(false);
    }
  }
  /** A field that was changed is wrong no longer, as far as anybody knows. */
  const clear = (name: keyof LoginFaults): void =>
    setFaults(({ form: _, [name]: __, ...rest }) => rest);
  return {
    submit,
    isSending: isSending || isWorking,
    isWorking,
    asked,
    faults,
    clear,
  };
}

import { useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { SiteOffline } from '@fairlot/client';
import { formatMoment } from '@fairlot/ui';
import type { Input, Output } from '@fairlot/wire/core';
import { sessionHttp } from '@fairlot/wire/session';
import { clearSession, grant, isSignedIn, navigate, useSend } from '@fairlot/shell';
import { placeAfter } from '../../session/index.ts';
import { remembered } from './remembered.ts';
import { text } from './text.ts';
import { loadWork } from './work/load-work.ts';

export type LoginFaults = {
  readonly account?: Bilingual;
  readonly password?: Bilingual;
  /** Concerns neither field alone. */
  readonly form?: Bilingual;
};

type Claim = Input<typeof sessionHttp.login>;
type Typed = {
  readonly account: string;
  readonly password: string;
  readonly keep: boolean;
  readonly code: string;
  readonly own: string;
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
export function enter(opened: Output<typeof sessionHttp.login>): void {
  // On the page of a failed link somebody may be signed in: nothing of his goes to who comes now.
  if (isSignedIn()) clearSession();
  grant(opened);
  navigate.to(placeAfter(location.hash), { replace: true });
}

/** Signing in: faults to show, or the lobby, or the link that brought him. */
export function useLogin() {
  const { send, isSending } = useSend(sessionHttp.login);
  const [isWorking, setWorking] = useState(false);
  const [faults, setFaults] = useState<LoginFaults>({});
  /** The password was right, and a code of the authenticator is due as well. */
  const [isCodeAsked, askCode] = useState(false);
  /** He was handed his password, and chooses his own. */
  const [isOwnAsked, askOwn] = useState(false);
  async function submit({ account, password, keep, code, own }: Typed): Promise<LoginFaults> {
    const found = missing(account, password);
    const all =
      found.account || found.password
        ? found
        : await tryEnter(
            {
              UserName: account,
              Password: password,
              ...(code && { Code: code }),
              ...(own && { NewPassword: own }),
            },
            keep,
          );
    setFaults(all);
    return all;
  }
  async function tryEnter(claim: Claim, keep: boolean): Promise<LoginFaults> {
    try {
      const first = await send(claim);
      const isDue = !first.ok && first.error.code === 'CAPTCHA';
      const result = isDue ? await sendWorked(claim) : first;
      if (!result.ok) {
        const isFirst = result.error.code === 'GOOGLE_REQUIRED' && !claim.Code;
        if (isFirst) askCode(true);
        if (result.error.code === 'FIRST_CHANGE') askOwn(true);
        return isFirst && !isCodeAsked ? {} : { form: result.error.text };
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
    isCodeAsked,
    isOwnAsked,
    faults,
    clear,
  };
}

import { useEffect } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import { deviceHttp } from '@fairlot/wire/account/device';
import { formatMoment, showToast, useWords, type Spoken } from '@fairlot/ui';
import { call, keptStore, navigate } from '@fairlot/shell';
import { lastLoginIn } from './last-login.ts';
import { WELCOME } from './text.ts';

/** Long enough to be read by whoever looks at something else. */
const SHOWN_MS = 15_000;

/** Whether this login was told already, in whatever tab. */
const greeted = keptStore<boolean>('greeted', false, { clearedAtLogout: true });

type Words = Spoken<typeof WELCOME>;

/**
 * Says once a login by which phrase its player knows this site, and when and from where he signed in before, with the
 * way to end what was not his (product 2.1); to whoever is here for the first time, what would keep him safe.
 */
async function greet(words: Words): Promise<void> {
  const [profile, log] = await Promise.all([
    call(profileHttp.getProfile, undefined),
    call(deviceHttp.getLoginLog, undefined),
  ]);
  if (!profile.ok || !log.ok || greeted.get()) return;
  greeted.set(true);
  const last = lastLoginIn(log.value);
  if (last.is === 'first') {
    if (last.isTrial) return;
    const action = { label: words.set, run: () => navigate.openWindow('AccountSecurity') };
    showToast({ kind: 'news', text: words.first, ms: SHOWN_MS, action });
    return;
  }
  const { Phrase } = profile.value;
  const where = [formatMoment(last.TimeStamp), last.IP, last.Device].filter(Boolean).join(' · ');
  const text = [
    Phrase !== '' && words.phrase(Phrase),
    words.last(where),
    last.failed > 0 && words.failed(last.failed),
  ];
  showToast({
    kind: last.failed > 0 ? 'warn' : 'news',
    text: text.filter(Boolean).join(' · '),
    ms: SHOWN_MS,
    action: { label: words.notMe, run: () => navigate.openWindow('Logins') },
  });
}

/** It shows nothing itself, and what could not be asked is asked with the next page. */
export function Welcome() {
  const words = useWords(WELCOME);
  useEffect(() => {
    if (!greeted.get()) void greet(words).catch(() => undefined);
  }, [words]);
  return null;
}

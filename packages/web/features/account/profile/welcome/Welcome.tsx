import { useEffect } from 'react';
import { deviceHttp } from '@fairlot/wire/account/device';
import { formatMoment, showToast } from '@fairlot/ui';
import { call, keptStore, navigate } from '@fairlot/shell';
import { lastLoginIn } from './last-login.ts';
import { WELCOME } from './text.ts';

/** Long enough to be read by a player who looks at something else. */
const SHOWN_MS = 15_000;

/** Whether this login was told already, in whatever tab. */
const greeted = keptStore<boolean>('greeted', false, { clearedAtLogout: true });

/**
 * Warns once a login of wrong passwords since the sign-in before it, with the way to end what was not the
 * player's (product 2.1). A sign-in without them is a line of the wallet card alone.
 */
async function warnOfFailures(): Promise<void> {
  const log = await call(deviceHttp.getLoginLog, undefined);
  if (!log.ok || greeted.get()) return;
  greeted.set(true);
  const last = lastLoginIn(log.value);
  if (last.is === 'first' || last.failed === 0) return;
  const { failed } = last;
  const where = [formatMoment(last.TimeStamp), last.IP, last.Device].filter(Boolean).join(' · ');
  showToast({
    kind: 'warn',
    text: {
      zh: `${WELCOME.last.zh(where)} · ${WELCOME.failed.zh(failed)}`,
      en: `${WELCOME.last.en(where)} · ${WELCOME.failed.en(failed)}`,
    },
    ms: SHOWN_MS,
    action: { label: WELCOME.notMe, run: () => navigate.openWindow('Logins') },
  });
}

/** It shows nothing itself, and what could not be asked is asked with the next page. */
export function Welcome() {
  useEffect(() => {
    if (!greeted.get()) void warnOfFailures().catch(() => undefined);
  }, []);
  return null;
}

import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { useLanguage, useWords } from '@fairlot/ui';
import { warn } from '@fairlot/ui/ask';
import { everySecond, keptStore, refetch, useCall, useServerNow, useStore } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { minuteOf } from './minute-of.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { SESSION } from './session-text.ts';
import { SessionChip } from './SessionChip.tsx';

const POLL_MS = 60_000;
/** A bet and its answer change the wallet twice in a moment. */
const CALM_MS = 800;

/** The reminder that was answered last, in whichever tab. */
const answered = keptStore('reminded', 0, { clearedAtLogout: true });

/** The end of the break that this login was told of. */
const saidUntil = keptStore('breakSaid', 0, { clearedAtLogout: true });

const findPlace = (): Element | undefined =>
  [...document.querySelectorAll('[data-session]')].find((each) => each.getClientRects().length > 0);

/** Where the bar that is seen has room; screens come and go with theirs, so it is looked for every second. */
const usePlace = () => useSyncExternalStore(everySecond, findPlace);

/** Time and net result of this login in the bar, the reminder when it is due, and the break that holds. */
export default function SessionOver() {
  const words = useWords(SESSION);
  const language = useLanguage();
  const { amount } = useWallet();
  const { data } = useCall(responsibleGamingHttp.getSession, undefined, {
    refetchInterval: POLL_MS,
  });
  const nowMs = useServerNow();
  const answeredAt = useStore(answered);
  const place = usePlace();
  useEffect(() => {
    if (amount === undefined) return undefined;
    const timer = setTimeout(() => void refetch(responsibleGamingHttp.getSession), CALM_MS);
    return () => clearTimeout(timer);
  }, [amount]);
  const session = data?.ok ? data.value : undefined;
  const held = session?.Break;
  useEffect(() => {
    if (answeredAt > 0) void refetch(responsibleGamingHttp.getSession);
  }, [answeredAt]);
  useEffect(() => {
    if (!held || saidUntil.get() === held.UntilTimeStamp) return;
    saidUntil.set(held.UntilTimeStamp);
    void warn({
      title: held.IsExclusion ? words.exclusion : words.timeOut,
      text: words.until(minuteOf(held.UntilTimeStamp, language)),
      hideAfterMs: 0,
    });
  }, [held, words, language]);
  if (!session) return null;
  const { RemindAtTimeStamp: remindAt } = session;
  const isDue = remindAt !== null && nowMs >= remindAt && answeredAt !== remindAt;
  return (
    <>
      {place && createPortal(<SessionChip session={session} isOpen={isDue} />, place)}
      {isDue && <ReminderDialog session={session} onAnswered={() => answered.set(remindAt)} />}
    </>
  );
}

import type { WithdrawState, WithdrawStep } from '@fairlot/rules/check/withdraw-state';
import { withdrawHub } from '@fairlot/wire/money/withdraw';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { postMessages } from '../../../messaging/inbox/index.ts';
import { shownAnew } from '../../../staff/operator/audit/index.ts';
import { INBOX } from './inbox-text.ts';
import { insertStep, type Key } from './store.ts';

export const QUEUE_PAGE = 'withdraw.queue';

type News = {
  readonly state: WithdrawState;
  readonly no: string;
  readonly step?: WithdrawStep;
  readonly note?: string;
};

/**
 * Says what became of a withdrawal: a step of its timeline, a push to the pages of its player, a message where it is
 * over, and the queue of the console. After everything else of its transaction, postings too: the place of an event in
 * its topic is held until commit, and all withdrawals share that of the queue.
 */
export async function tell(tx: Tx, key: Key, { state, no, step, note = '' }: News): Promise<void> {
  const { playerId, id } = key;
  if (step) await insertStep(tx, key, step, note);
  await announcer.write(tx, [
    eventFor(withdrawHub.withdrawNotify, playerId, { Id: id, No: no, State: state }),
    ...shownAnew([QUEUE_PAGE], `withdrawal ${no}`),
  ]);
  const words = INBOX[state];
  if (!words) return;
  await postMessages(tx, [
    {
      playerId,
      tab: 'account',
      key: `withdraw:${no}`,
      ...words(no, note),
      link: { Window: 'WithdrawRecord' },
      isQuiet: true,
    },
  ]);
}

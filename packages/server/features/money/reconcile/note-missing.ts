import { retrying, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import type { MissingThere, Unreadable } from '../provider/adapters/index.ts';
import { LINE_KINDS } from './kinds.ts';
import { PAGE } from './match.ts';
import { endBreaks, insertBreak } from './store-break.ts';

/** What a chain has no more of what is booked here: a break, until it has it again. */
export const noteMissingThere: MissingThere = {
  refuse: async (tx, provider, { what, said, ...of }) => {
    const kind = { kind: 'unreadable', what: what === 'balance' ? 0 : LINE_KINDS[what] } as const;
    const made = { provider, ...of, ...kind, here: null, there: null, note: said };
    if (await insertBreak(tx, made)) await publishPageChanges(tx, [PAGE], of.no);
  },
  note: async (tx, { provider, no, ref, amount, currency }) => {
    const made = { provider, no, ref, here: amount, there: null, currency };
    const what = LINE_KINDS.deposit;
    if (await insertBreak(tx, { ...made, kind: 'missingThere', what }))
      await publishPageChanges(tx, [PAGE], no);
  },
  end: async (tx, { provider, no, ref }) => {
    const what = LINE_KINDS.deposit;
    if (await endBreaks(tx, { provider, what, no, ref })) await publishPageChanges(tx, [PAGE], no);
  },
};

/** Reports the unreadable values of an answer to operators. */
export async function refuseAll(
  { db }: Pick<Platform, 'db'>,
  provider: number,
  unreadable: readonly Unreadable[] = [],
): Promise<void> {
  if (unreadable.length === 0) return;
  await retrying(() =>
    transaction(db, async (tx) => {
      for (const said of unreadable) await noteMissingThere.refuse(tx, provider, said);
    }),
  );
}

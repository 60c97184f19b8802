import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import type { MissingThere } from '../provider/adapters/index.ts';
import { LINE_KINDS } from './kinds.ts';
import { PAGE } from './match.ts';
import { endBreaks, insertBreak } from './store-break.ts';

/** What a chain has no more of what is booked here: a break, until it has it again. */
export const noteMissingThere: MissingThere = {
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

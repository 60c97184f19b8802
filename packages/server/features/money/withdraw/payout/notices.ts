import type { NoticeTaker } from '../../provider/index.ts';
import { noteIn } from '../review/answer.ts';
import { findPart } from '../request/store.ts';

/**
 * What a provider tells of a payout by itself. It counts where the provider is the one that it was sent to; the amount
 * is what was sent under the number, whatever the notice says.
 */
export const payoutNotices: NoticeTaker = {
  event: 'payout',
  take: async (tx, { no, provider, ref, state }) => {
    const part = await findPart(tx, no);
    if (part?.provider !== provider.id) return;
    await noteIn(tx, no, { state, ref });
  },
};

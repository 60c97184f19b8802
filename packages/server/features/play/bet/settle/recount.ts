import type { Play } from '@fairlot/rules/play/index';
import { playOfBet, selectionOf, type Drawn, type Verdict } from './judge.ts';
import { createSetCounter } from './recount-sets.ts';
import type { Count } from './recount-table.ts';

/**
 * The second count of the winners: by another way through the rules than the
 * judge takes. Each note is played alone and looked at the slow and obvious way; what the judge found
 * in closed form must agree before any money moves. No selection is left out, however large. The
 * arithmetic of the prizes is counted again by the database.
 */
export type Recount = {
  /** Whether the judge's verdict on a selection is what its notes say. */
  agrees(
    playId: number,
    content: string,
    drawn: Drawn,
    verdict: Verdict | undefined,
  ): Promise<boolean>;
};

/** The recount of one issue. */
export function createRecount(): Recount {
  const counter = createSetCounter();
  return {
    agrees: async (playId, content, { draw, drawMs }, verdict) => {
      const play = playOfBet(playId).on(drawMs);
      const count = await counter.count(play, content, draw);
      if (play.style === 'official' || play.options.length > 0) return isSame(play, count, verdict);
      const own = play.tiersOf(selectionOf(play, content));
      const tiers = own.map((tier) => count.tiers[tier] ?? 0);
      return isSameCount({ ...count, tiers }, verdict);
    },
  };
}

const isSameCount = ({ tiers, refunds }: Count, verdict: Verdict | undefined): boolean =>
  refunds === (verdict?.refunds ?? 0) && tiers.every((wins, i) => wins === (verdict?.hits[i] ?? 0));

function isSame(play: Play, count: Count, verdict: Verdict | undefined): boolean {
  const { tiers, refunds } = count;
  const hits = verdict?.hits ?? [];
  if (play.style === 'official') return isSameCount(count, verdict);
  if (refunds !== (verdict?.refunds ?? 0)) return false;
  // One option: its notes say whether it is hit; how often, only the draw itself can say.
  const won = tiers.some((wins) => wins > 0);
  return play.paysPerHit ? won === (hits[0] ?? 0) > 0 : Number(won) === (hits[0] ?? 0);
}

import { TIED, type Draw } from '@fairlot/rules/play/index';
import { playOfBet, selectionOf, type Verdict } from './judge.ts';

/**
 * The second count of the winners (reliability F12): by another way through the rules than the
 * judge takes. Each note is written out and looked at on its own, the slow and obvious way; what
 * the judge found in closed form must agree before any money moves. The arithmetic of the prizes is
 * counted again by the database, in `bet_settle`.
 */

/** Selections of more notes are not written out one by one. */
export const MOST_NOTES = 20_000;

/** Whether the judge's verdict on a selection is what its notes say. */
export function agrees(
  playId: number,
  content: string,
  draw: Draw,
  verdict: Verdict | undefined,
): boolean {
  const play = playOfBet(playId);
  const selection = selectionOf(play, content);
  if (play.count(selection) > MOST_NOTES) return true;
  const tiers = play.tiers.map(() => 0);
  let refunds = 0;
  for (const single of play.singles(selection)) {
    const tier = single.judge(draw);
    if (tier === TIED) refunds += 1;
    else if (tier >= 0) tiers[tier] = (tiers[tier] ?? 0) + 1;
  }
  const hits = verdict?.hits ?? [];
  if (refunds !== (verdict?.refunds ?? 0)) return false;
  if (play.style === 'official') return tiers.every((count, i) => count === (hits[i] ?? 0));
  // One option: its notes say whether it is hit; how often, only the draw itself can say.
  const won = tiers.some((count) => count > 0);
  return play.paysPerHit ? won === (hits[0] ?? 0) > 0 : Number(won) === (hits[0] ?? 0);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIED, type Draw, type Play, type Selection } from '@fairlot/rules/play/index';
import { playOfBet, selectionOf, type Verdict } from './judge.ts';

/**
 * The second count of the winners (reliability F12): by another way through the rules than the
 * judge takes. Each note is written out and looked at on its own, the slow and obvious way; what
 * the judge found in closed form must agree before any money moves. The arithmetic of the prizes is
 * counted again by the database, in `bet_settle`.
 */
export type Recount = {
  /** Whether the judge's verdict on a selection is what its notes say. */
  agrees(
    playId: number,
    content: string,
    draw: Draw,
    verdict: Verdict | undefined,
  ): Promise<boolean>;
  /** Selections that were believed unseen, because too many large ones came together. */
  leftOut(): number;
};

/** A selection of more notes is a large one. */
const LARGE = 20_000;
/** Notes of large selections that are written out for one issue: ten seconds of work or so. */
const MOST_LARGE = 3_000_000;
/** Notes between two looks at what else the process has to do. */
const PIECE = 5_000;

/** The recount of one issue. */
export function createRecount(mostLarge = MOST_LARGE): Recount {
  let left = mostLarge;
  let leftOut = 0;
  return {
    agrees: async (playId, content, draw, verdict) => {
      const play = playOfBet(playId);
      const selection = selectionOf(play, content);
      const notes = play.count(selection);
      if (notes > LARGE && notes > left) {
        leftOut += 1;
        return true;
      }
      if (notes > LARGE) left -= notes;
      return isSame(play, await countNotes(play, selection, draw), verdict);
    },
    leftOut: () => leftOut,
  };
}

type Count = { readonly tiers: readonly number[]; readonly refunds: number };

async function countNotes(play: Play, selection: Selection, draw: Draw): Promise<Count> {
  const tiers = play.tiers.map(() => 0);
  let refunds = 0;
  let seen = 0;
  for (const single of play.singles(selection)) {
    const tier = single.judge(draw);
    if (tier === TIED) refunds += 1;
    else if (tier >= 0) tiers[tier] = (tiers[tier] ?? 0) + 1;
    seen += 1;
    if (seen % PIECE === 0) await nextTurn();
  }
  return { tiers, refunds };
}

function isSame(play: Play, count: Count, verdict: Verdict | undefined): boolean {
  const { tiers, refunds } = count;
  const hits = verdict?.hits ?? [];
  if (refunds !== (verdict?.refunds ?? 0)) return false;
  if (play.style === 'official') return tiers.every((wins, i) => wins === (hits[i] ?? 0));
  // One option: its notes say whether it is hit; how often, only the draw itself can say.
  const won = tiers.some((wins) => wins > 0);
  return play.paysPerHit ? won === (hits[0] ?? 0) > 0 : Number(won) === (hits[0] ?? 0);
}

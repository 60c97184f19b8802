import { ballRow, PICK } from '../entry/pad.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { holds, sizeOf } from '../../core/bit-set.ts';
import { choose, chooseExact } from './counting.ts';
import { drawnOf, noBankers, notesHeld } from './held.ts';
import { hitTiers } from './hit-tiers.ts';
import type { SetRows } from '../entry/rows.ts';
import type { NotesHitting, Prize } from './hit-tiers.ts';
import type { Rule } from './rule.ts';
import type { Pool } from './two-pools.ts';

/**
 * 七乐彩: numbers of one pool, of which a special one is drawn after the others; a note has as many as are
 * drawn before it, and its prize goes by how many of these it has, and whether it has the special one
 * (plays.md section 2.9).
 */
export function poolAndSpecial({ drawn, numbers }: Pool, prizes: readonly Prize[]): Rule<SetRows> {
  const entry = setRowsEntry('pool', [{ ...ballRow(PICK, 1, numbers, drawn), quick: true }]);
  /** Of the picked numbers so many are drawn, and the special one or not. */
  const notes =
    (picked: number, basic: number, special: number): NotesHitting =>
    (main, extra) =>
      choose(basic, main) *
      choose(special, extra) *
      choose(picked - basic - special, drawn - main - extra);
  return hitTiers(prizes, {
    entry,
    outcomes: chooseExact(numbers, drawn) * BigInt(numbers - drawn),
    allNotes: choose(numbers, drawn),
    chance(main, extra) {
      const others = numbers - drawn;
      const missed = drawn - main;
      // The special number is one of those of the note that are not drawn, or one of all the rest.
      const specials = extra === 1 ? missed : others - missed;
      return chooseExact(drawn, main) * chooseExact(others, missed) * BigInt(specials);
    },
    count: ([pool]) => choose(sizeOf(pool!), drawn),
    at([pool], draw) {
      const basic = drawnOf(pool!, draw, 0, drawn);
      return notes(sizeOf(pool!), basic, holds(pool!, draw[drawn]! - 1));
    },
    *ways([pool]) {
      const picked = sizeOf(pool!);
      for (const special of [0, 1]) {
        for (let basic = 0; basic <= Math.min(drawn, picked - special); basic++) {
          const free = numbers - picked;
          if (drawn - basic + (1 - special) <= free) yield notes(picked, basic, special);
        }
      }
    },
    *singles([pool]) {
      for (const of of notesHeld(noBankers(pool!), drawn)) {
        yield {
          key: of.join(),
          decidedBy: { kind: 'numbers', of },
          hits: (draw) => [
            draw.slice(0, drawn).filter((number) => of.includes(number)).length,
            of.includes(draw[drawn]!) ? 1 : 0,
          ],
        };
      }
    },
  });
}

import { ballRow, PICK } from '../entry/pad.ts';
import { setRowsEntry } from '../entry/rows.ts';
import { choose, chooseExact } from './counting.ts';
import { drawnOf, fallsOn, noBankers, notesHeld, notesOf, winning } from './held.ts';
import { LOST } from '../play.ts';
import { tier } from './rule.ts';
import type { SetRows } from '../entry/rows.ts';
import type { MostHits } from '../play.ts';
import type { Held } from './held.ts';
import type { Entry, Rule } from './rule.ts';

/** What is drawn: `drawn` of the numbers 1 to `numbers`. */
export type Keno = { readonly drawn: number; readonly numbers: number };

/**
 * 任选: each choice of `size` of the picked numbers is a note; it wins the tier of how many of its numbers
 * are drawn, if that is one of `paid`.
 */
export function kenoPick(keno: Keno, size: number, paid: readonly number[]): Rule<SetRows> {
  const entry = setRowsEntry('pool', [ballRow(PICK, 1, keno.numbers, size)]);
  const quick = entry.layout.rows.map((row) => ({ ...row, quick: true }));
  return kenoRule(keno, size, paid, { ...entry, layout: { rows: quick } }, ([others]) =>
    noBankers(others!),
  );
}

/** The rule of the notes that some picked rows stand for. */
export function kenoRule(
  keno: Keno,
  size: number,
  paid: readonly number[],
  entry: Entry<SetRows>,
  heldOf: (rows: SetRows) => Held,
): Rule<SetRows> {
  const { drawn, numbers } = keno;
  return {
    entry,
    outcomes: chooseExact(numbers, drawn),
    tiers: paid.map((hits) => {
      const wins = chooseExact(size, hits) * chooseExact(numbers - size, drawn - hits);
      return tier(`h${hits}`, `${size}中${hits}`, `${hits} of ${size}`, wins);
    }),
    tiersShareNote: true,
    options: [],
    paysPerHit: false,
    allNotes: choose(numbers, size),
    count: (rows) => notesOf(heldOf(rows), size),
    hits(rows, draw) {
      const held = heldOf(rows);
      const bankers = drawnOf(held.bankers, draw);
      const others = drawnOf(held.others, draw);
      return { tiers: paid.map((hits) => winning(held, size, bankers, others, hits)), refunds: 0 };
    },
    mostHits: (rows) => mostOf(keno, size, paid, heldOf(rows)),
    *singles(rows) {
      for (const of of notesHeld(heldOf(rows), size)) {
        yield {
          key: of.join(),
          decidedBy: { kind: 'count', of },
          judge: (draw) => {
            const hits = of.filter((number) => draw.includes(number)).length;
            return paid.includes(hits) ? paid.indexOf(hits) : LOST;
          },
        };
      }
    },
  };
}

/** Looks at every way in which a draw can fall on bankers and others. */
function mostOf(keno: Keno, size: number, paid: readonly number[], held: Held): MostHits {
  const tiers = paid.map(() => 0);
  let total = 0;
  for (const [bankers, others] of fallsOn(held, keno)) {
    let all = 0;
    for (const [i, hits] of paid.entries()) {
      const wins = winning(held, size, bankers, others, hits);
      all += wins;
      if (wins > tiers[i]!) tiers[i] = wins;
    }
    if (all > total) total = all;
  }
  return { tiers, total };
}

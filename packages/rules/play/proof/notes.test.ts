import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIED } from '../play.ts';
import { LONGEST_CONTENT } from '../entry/problem.ts';
import { anyDraw, anySelection, everyLine, provenPlays } from './sample.ts';
import type { Draw, Hits, Play, Selection } from '../play.ts';

const MOST_NOTES = 1200;

/** The verdict the slow way: every note judged on its own. Repeating options aside. */
function hitsOfSingles(play: Play, selection: Selection, draw: Draw): Hits {
  const tiers = play.tiers.map(() => 0);
  let refunds = 0;
  for (const single of play.singles(selection)) {
    const verdict = single.judge(draw);
    if (verdict === TIED) refunds++;
    else if (verdict >= 0) tiers[verdict]!++;
  }
  return { tiers, refunds };
}

/** A note of a repeating option wins once, however often it is hit. */
const once = (play: Play, { tiers, refunds }: Hits): Hits =>
  play.paysPerHit ? { tiers: tiers.map((hits) => Math.min(hits, 1)), refunds } : { tiers, refunds };

describe.each(provenPlays())('$code', (play) => {
  test('counts the notes it expands to, hits what they hit, never beyond its bounds', () => {
    fc.assert(
      fc.property(
        anySelection(play, MOST_NOTES),
        fc.array(anyDraw(play), { minLength: 4, maxLength: 4 }),
        (selection, draws) => {
          const keys = [...play.singles(selection)].map((single) => single.key);
          expect(keys.length).toBe(play.count(selection));
          expect(new Set(keys).size).toBe(keys.length);
          const most = play.mostHits(selection);
          for (const draw of draws) {
            const hits = play.hits(selection, draw);
            expect(once(play, hits)).toEqual(hitsOfSingles(play, selection, draw));
            hits.tiers.forEach((count, i) => expect(count).toBeLessThanOrEqual(most.tiers[i]!));
            const total = hits.tiers.reduce((sum, count) => sum + count, 0);
            expect(total).toBeLessThanOrEqual(most.total);
          }
        },
      ),
      { numRuns: 12, seed: play.id },
    );
  });

  test('its example makes the notes it says', () => {
    const parsed = play.parse(play.example.content);
    expect(parsed.ok && play.count(parsed.value)).toBe(play.example.notes);
    expect(play.example.notes).toBeGreaterThan(0);
  });

  // Bankers and others, the two sides of a pair: never the same, so that the pad as a whole is no
  // selection. A parlay takes one option a place.
  const isPair = /\.(zz|ww|zw|any)$/.test(play.code);
  test.skipIf(isPair || ['bankerDrag', 'redBlueDrag', 'parlay'].includes(play.input))(
    'everything on the pad makes all notes',
    () => {
      const { rows, text, positions } = play.layout;
      const everything = rows.map((row) => row.symbols.slice(0, row.max).join(',')).join('|');
      const lines = text ? everyLine(play) : '';
      // More than is read at once: half of it makes half of the notes.
      const isTooLong = lines.length > LONGEST_CONTENT;
      const half = lines.slice(0, Math.floor(lines.length / 2));
      const content = text
        ? play.report!(isTooLong ? half : lines).content
        : (positions ? '@0,1,2,3,4:' : '') + everything;
      const parsed = play.parse(content);
      const notes = parsed.ok ? play.count(parsed.value) : 0;
      expect(notes).toBe(isTooLong ? play.allNotes / 2 : play.allNotes);
    },
  );
});

import fc from 'fast-check';
import { invariant } from '../../core/invariant.ts';
import type { Draw, PadRow, Play, Selection } from '../play.ts';

/** What the proofs are run on: random selections of any play, drawn from its own pad, and draws. */

const lengthOf = (play: Play): number => (play.family === 'ssc' ? 5 : 3);

/** Every draw of a family: 100,000 or 1,000. */
export function* allDraws(play: Play): Generator<Draw> {
  const length = lengthOf(play);
  for (let n = 0; n < 10 ** length; n++) {
    const draw: number[] = [];
    for (let i = length - 1; i >= 0; i--) draw.push(Math.floor(n / 10 ** i) % 10);
    yield draw;
  }
}

/** A draw; half of them from few digits, so that pairs and triples are common. */
export function anyDraw(play: Play): fc.Arbitrary<Draw> {
  const length = { minLength: lengthOf(play), maxLength: lengthOf(play) };
  return fc.oneof(
    fc.array(fc.integer({ min: 0, max: 9 }), length),
    fc.array(fc.integer({ min: 0, max: 2 }), length),
  );
}

const rowText = (row: PadRow): fc.Arbitrary<string> =>
  fc
    .uniqueArray(fc.constantFrom(...row.symbols), {
      minLength: row.min,
      maxLength: row.max,
      size: 'max',
    })
    .map((symbols) => symbols.join(','));

/** Typed lines of few digits, so that repeats and hits are common; invalid ones are dropped. */
function typedText(play: Play, width: number, most: number): fc.Arbitrary<string> {
  const digit = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 }));
  const line = fc.array(digit, { minLength: width, maxLength: width }).map((d) => d.join(''));
  return fc.array(line, { minLength: 1, maxLength: most, size: 'max' }).map((lines) => {
    const report = play.report?.(lines.join('\n'));
    invariant(report, 'typed plays report');
    return report.content.replace(/^@[\d,]*:/, '');
  });
}

/** A valid selection text; parsing may still find that it makes no note. */
export function anyText(play: Play, mostLines: number): fc.Arbitrary<string> {
  const { rows, text, positions } = play.layout;
  const pick = text
    ? typedText(play, text.width, mostLines)
    : fc.tuple(...rows.map(rowText)).map((texts) => texts.join('|'));
  if (!positions) return pick;
  const all = positions.labels.map((_, i) => i);
  return fc
    .tuple(fc.subarray(all, { minLength: positions.min }), pick)
    .map(([ticked, picked]) => `@${ticked.join(',')}:${picked}`);
}

/** A parsed selection of at most `mostNotes` notes. */
export const anySelection = (play: Play, mostNotes: number): fc.Arbitrary<Selection> =>
  anyText(play, Math.min(mostNotes, 40))
    .map((text) => play.parse(text))
    .filter((parsed) => parsed.ok && play.count(parsed.value) <= mostNotes)
    .map((parsed) => {
      invariant(parsed.ok, 'filtered above');
      return parsed.value;
    });

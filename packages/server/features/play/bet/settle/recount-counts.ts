import type { Draw, Play } from '@fairlot/rules/play/index';
import { selectionOf } from './judge.ts';
import { countSingles, type Count } from './recount-table.ts';

/**
 * Counts the winning notes of a pool of numbers, with bankers or without, where it matters how many numbers
 * of a note are drawn and not which: eighty numbers make 1.6e12 notes of ten. The pool is walked number by
 * number, keeping how many notes there are by numbers taken and by numbers of these drawn. What a note
 * with so many drawn numbers brings is looked up: one is written out, played alone and judged the slow way.
 * `undefined` for other plays.
 */
export function countByDrawn(play: Play, content: string, draw: Draw): Count | undefined {
  if (play.input !== 'pool' && play.input !== 'bankerDrag') return undefined;
  const size = sizeOfNotes(play, content);
  if (size === undefined) return undefined;
  const rows = content.split('|').map((row) => row.split(',').map(Number));
  const others = rows.at(-1) ?? [];
  const bankers = rows.length > 1 ? (rows[0] ?? []) : [];
  const isDrawn = (number: number): boolean => draw.includes(number);
  const held = bankers.filter(isDrawn).length;
  const notes = notesByDrawn(others.map(isDrawn), size - bankers.length);
  const tiers = play.tiers.map(() => 0);
  let refunds = 0;
  for (const [drawn, count] of notes.entries()) {
    if (count === 0) continue;
    const one = countNoteOf(play, draw, size, held + drawn);
    one.tiers.forEach((wins, tier) => (tiers[tier] = (tiers[tier] ?? 0) + wins * count));
    refunds += one.refunds * count;
  }
  return { tiers, refunds };
}

/** How many numbers a note has; undefined where more than their number decides it. */
function sizeOfNotes(play: Play, content: string): number | undefined {
  for (const { decidedBy } of play.singles(selectionOf(play, content))) {
    return decidedBy?.kind === 'count' ? decidedBy.of.length : undefined;
  }
  return undefined;
}

/** Choices of `size` of some numbers, by how many of the chosen are drawn. */
function notesByDrawn(numbers: readonly boolean[], size: number): readonly number[] {
  const ways = Array.from({ length: size + 1 }, () => Array.from({ length: size + 1 }, () => 0));
  ways[0]![0] = 1;
  for (const isDrawn of numbers) {
    for (let taken = size; taken > 0; taken -= 1) {
      for (let drawn = taken; drawn >= 0; drawn -= 1) {
        const before = isDrawn ? drawn - 1 : drawn;
        ways[taken]![drawn]! += ways[taken - 1]![before] ?? 0;
      }
    }
  }
  return ways[size] ?? [];
}

/** What one note brings of which so many numbers are drawn. */
function countNoteOf(play: Play, draw: Draw, size: number, drawn: number): Count {
  const symbols = play.layout.rows.at(-1)?.symbols ?? [];
  const hits = symbols.filter((symbol) => draw.includes(Number(symbol))).slice(0, drawn);
  const misses = symbols.filter((symbol) => !draw.includes(Number(symbol)));
  const [first, ...rest] = [...hits, ...misses.slice(0, size - drawn)];
  const content = play.input === 'bankerDrag' ? `${first}|${rest.join()}` : [first, ...rest].join();
  return countSingles(play, play.singles(selectionOf(play, content)), draw);
}

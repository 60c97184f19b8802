import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIED, type Draw, type Play } from '@fairlot/rules/play/index';

/** Winning notes per tier, and notes whose stake goes back. */
export type Count = { readonly tiers: readonly number[]; readonly refunds: number };

/** What each note of a selection brings when it is played alone: one look at a note, ever. */
export type NoteTable = {
  /** By the note's digits as a number: which of `counts` it brings; 0 brings nothing. */
  readonly at: Uint8Array;
  readonly counts: readonly Count[];
};

const NOTHING: Count = { tiers: [], refunds: 0 };
/** Notes between two looks at what else the process has to do. */
const PIECE = 500;

/** Plays every note of `width` digits alone and judges it the slow way. */
export async function makeNoteTable(
  play: Play,
  draw: Draw,
  width: number,
  spell: (digits: string) => string,
): Promise<NoteTable> {
  const at = new Uint8Array(10 ** width);
  const counts: Count[] = [NOTHING];
  const known = new Map<string, number>();
  for (let note = 0; note < at.length; note += 1) {
    if (note % PIECE === 0) await nextTurn();
    const parsed = play.parse(spell(String(note).padStart(width, '0')));
    if (!parsed.ok) continue;
    const count = countSingles(play, play.singles(parsed.value), draw);
    if (count.refunds === 0 && count.tiers.every((wins) => wins === 0)) continue;
    const key = `${count.tiers.join()} ${count.refunds}`;
    const place = known.get(key) ?? counts.push(count) - 1;
    known.set(key, place);
    at[note] = place;
  }
  return { at, counts };
}

/** Every note on its own, the slow and obvious way. */
export function countSingles(play: Play, singles: ReturnType<Play['singles']>, draw: Draw): Count {
  const tiers = play.tiers.map(() => 0);
  let refunds = 0;
  for (const single of singles) {
    const tier = single.judge(draw);
    if (tier === TIED) refunds += 1;
    else if (tier >= 0) tiers[tier] = (tiers[tier] ?? 0) + 1;
  }
  return { tiers, refunds };
}

const ZERO = 48;

/** How often each of `counts` comes up among typed notes, which lie one after another, a blank between. */
export function tallyTyped(table: NoteTable, text: string, width: number): number[] | undefined {
  const stride = width + 1;
  if ((text.length + 1) % stride !== 0) return undefined;
  const tally = table.counts.map(() => 0);
  for (let from = 0; from < text.length; from += stride) {
    let note = 0;
    for (let i = 0; i < width; i += 1) note = note * 10 + text.charCodeAt(from + i) - ZERO;
    const place = table.at[note];
    if (place === undefined) return undefined;
    if (place > 0) tally[place] = (tally[place] ?? 0) + 1;
  }
  return tally;
}

/** The same among all ways to take one digit of each row. */
export function tallyRows(table: NoteTable, rows: readonly (readonly number[])[]): number[] {
  const tally = table.counts.map(() => 0);
  const walk = (row: number, note: number): void => {
    const digits = rows[row];
    if (digits === undefined) {
      const place = table.at[note] ?? 0;
      if (place > 0) tally[place] = (tally[place] ?? 0) + 1;
      return;
    }
    for (let i = 0; i < digits.length; i += 1) walk(row + 1, note * 10 + (digits[i] ?? 0));
  };
  walk(0, 0);
  return tally;
}

/** What a tally comes to. */
export function sumTally(play: Play, tally: readonly number[], { counts }: NoteTable): Count {
  const tiers = play.tiers.map((_, tier) =>
    counts.reduce((sum, count, place) => sum + (tally[place] ?? 0) * (count.tiers[tier] ?? 0), 0),
  );
  const refunds = counts.reduce((sum, count, i) => sum + (tally[i] ?? 0) * count.refunds, 0);
  return { tiers, refunds };
}

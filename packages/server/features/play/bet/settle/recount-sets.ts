import { setImmediate as nextTurn } from 'node:timers/promises';
import { TIED, type Draw, type Play } from '@fairlot/rules/play/index';
import { selectionOf } from './judge.ts';
import { countByDrawn } from './recount-counts.ts';
import {
  makeNoteTable,
  sumTally,
  tallyRows,
  tallyTyped,
  type Count,
  type NoteTable,
} from './recount-table.ts';

/**
 * Counts the winning notes of a selection as a set of notes: what a note brings alone is looked up in a
 * table of all notes there are, and added. A table costs as much as the notes that are in it, so it is
 * made when as many have been counted one by one; from then on a note costs a few nanoseconds.
 */
export type SetCounter = {
  count(play: Play, content: string, draw: Draw): Promise<Count>;
};

/** Notes between two looks at what else the process has to do. */
const PIECE = 5_000;
/** Fewer notes are sooner counted than looked up. */
const FEW = 50;

/** A part of a selection whose notes are looked up in one table: typed, or rows of digits. */
type Part = {
  readonly key: string;
  readonly width: number;
  readonly notes: number;
  readonly spell: (digits: string) => string;
  readonly tally: (table: NoteTable) => number[] | undefined;
};

export function createSetCounter(): SetCounter {
  const tables = new Map<string, Promise<NoteTable>>();
  const spent = new Map<string, number>();

  /** The tables of all parts, as soon as they pay. */
  const tablesOf = async (
    play: Play,
    parts: readonly Part[],
    draw: Draw,
  ): Promise<readonly NoteTable[] | undefined> => {
    const nameOf = ({ key }: Part): string => `${draw.join()} ${key}`;
    const notes = parts.reduce((sum, part) => sum + part.notes, 0);
    const missing = parts.filter((part) => !tables.has(nameOf(part)));
    const cost = missing.reduce((sum, { width }) => sum + 10 ** width, 0);
    const all = missing.map(nameOf).join();
    const before = spent.get(all) ?? 0;
    if (missing.length > 0 && before + notes < cost) {
      spent.set(all, before + notes);
      return undefined;
    }
    for (const part of missing) {
      tables.set(nameOf(part), makeNoteTable(play, draw, part.width, part.spell));
    }
    return Promise.all(parts.map(async (part) => (await tables.get(nameOf(part))) as NoteTable));
  };

  return {
    count: async (play, content, draw) => {
      const counted = countByDrawn(play, content, draw);
      if (counted) return counted;
      const parts = partsOf(play, content);
      const isFew = parts !== undefined && parts.reduce((sum, part) => sum + part.notes, 0) <= FEW;
      const found = parts && !isFew ? await tablesOf(play, parts, draw) : undefined;
      if (!parts || !found) return countOneByOne(play, content, draw);
      await nextTurn();
      const counts = parts.map((part, i) => countPart(play, part, found[i]));
      const none: Count = { tiers: play.tiers.map(() => 0), refunds: 0 };
      const isWhole = counts.every((count) => count !== undefined);
      if (!isWhole) return countOneByOne(play, content, draw);
      return counts.reduce<Count>(addCounts, none);
    },
  };
}

function countPart(play: Play, part: Part, table: NoteTable | undefined): Count | undefined {
  const tally = table && part.tally(table);
  return tally && sumTally(play, tally, table);
}

const addCounts = (a: Count, b: Count): Count => ({
  tiers: a.tiers.map((wins, i) => wins + (b.tiers[i] ?? 0)),
  refunds: a.refunds + b.refunds,
});

async function countOneByOne(play: Play, content: string, draw: Draw): Promise<Count> {
  const selection = selectionOf(play, content);
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

/** How a stored selection falls into parts; undefined for plays that are never large. */
function partsOf(play: Play, content: string): readonly Part[] | undefined {
  switch (play.input) {
    case 'text':
    case 'positionsText':
      return typedPart(play, content);
    case 'perPosition':
      return rowsPart(play, content);
    case 'perPositionSparse':
      return sparseParts(play, content);
    default:
      return undefined;
  }
}

function typedPart(play: Play, content: string): readonly Part[] | undefined {
  const { width, symbols } = play.layout.text ?? {};
  // Numbers of two digits are counted one by one.
  if (width === undefined || symbols) return undefined;
  const end = play.input === 'positionsText' ? content.indexOf(':') + 1 : 0;
  const prefix = content.slice(0, end);
  return [
    {
      key: `${play.code} ${prefix}`,
      width,
      notes: Math.ceil((content.length - end) / (width + 1)),
      spell: (digits) => prefix + digits,
      tally: (table) => tallyTyped(table, content.slice(end), width),
    },
  ];
}

/** `1,2|3|4`: undefined where a row holds anything but digits, numbers written `01` too. */
function digitRows(content: string): readonly (readonly number[])[] | undefined {
  const rows = content.split('|').map((row) => (row === '' ? [] : row.split(',')));
  if (!rows.flat().every((symbol) => /^[0-9]$/.test(symbol))) return undefined;
  return rows.map((row) => row.map(Number));
}

function rowsPart(play: Play, content: string): readonly Part[] | undefined {
  const rows = digitRows(content);
  if (!rows || rows.some((row) => row.length === 0)) return undefined;
  return [
    {
      key: play.code,
      width: rows.length,
      notes: waysOf(rows),
      spell: (digits) => digits.split('').join('|'),
      tally: (table) => tallyRows(table, rows),
    },
  ];
}

/** A note takes as many of the rows as the smallest selection has; each choice of rows is a part. */
function sparseParts(play: Play, content: string): readonly Part[] | undefined {
  const rows = digitRows(content);
  if (!rows) return undefined;
  const width =
    rows.findIndex((_, i) => play.parse(blanked(rows.length, firstOf(i + 1), '0')).ok) + 1;
  if (width === 0) return undefined;
  const filled = rows.flatMap((row, i) => (row.length > 0 ? [i] : []));
  return choices(filled, width).map((taken): Part => {
    const own = taken.map((row) => rows[row] ?? []);
    return {
      key: `${play.code} ${taken.join()}`,
      width,
      notes: waysOf(own),
      spell: (digits) => blanked(rows.length, taken, digits),
      tally: (table) => tallyRows(table, own),
    };
  });
}

const waysOf = (rows: readonly (readonly number[])[]): number =>
  rows.reduce((ways, row) => ways * row.length, 1);

const firstOf = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Digits in some of the rows, the others empty; one digit is meant for all of them. */
const blanked = (rows: number, taken: readonly number[], digits: string): string =>
  Array.from({ length: rows }, (_, row) => {
    const at = taken.indexOf(row);
    return at < 0 ? '' : (digits[at] ?? digits[0] ?? '');
  }).join('|');

function choices(items: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, i) =>
    choices(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

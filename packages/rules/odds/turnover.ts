import type { Play } from '../play/play.ts';

/**
 * How a bet counts as turnover (plays.md section 7.4): `null` in full; `WIDE` not at all, for it covers so much
 * of what can be drawn; else a side: of two bets with opposite signs on the same play and the same number only
 * the difference counts.
 */
export type TurnoverSide = number | null;
export const WIDE = 0;

/** A bet that covers 7 of 10 counts for nothing. */
const WIDE_PARTS = 7n;
const PARTS = 10n;

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['tailBig', 'tailSmall'],
  ['tbig', 'tsmall'],
  ['prime', 'comp'],
  ['tprime', 'tcomp'],
  ['red', 'black'],
  ['大', '小'],
  ['单', '双'],
  ['奇', '偶'],
  ['龙', '虎'],
];

const coversWide = (covered: bigint, all: bigint): boolean =>
  all > 0n && covered * PARTS >= all * WIDE_PARTS;

/** The same of a share that is not exact. */
export const isWideShare = (share: number): boolean =>
  share >= Number(WIDE_PARTS) / Number(PARTS) - 1e-9;

/** Whether two picks of one kind leave nothing between them. */
const hasBothSides = (picks: readonly string[]): boolean =>
  OPPOSITES.some(([one, other]) => picks.includes(one) && picks.includes(other));

const picksOf = (row: string): readonly string[] => (row === '' ? [] : row.split(','));

function isWide(play: Play, content: string, notes: number): boolean {
  const { input, outcomes } = play;
  const option = play.options.find(({ code }) => code === content);
  if (option) return coversWide(option.wins, outcomes - option.ties);
  if (input === 'perPositionSparse') {
    return content
      .split('|')
      .some((row, at) =>
        coversWide(BigInt(picksOf(row).length), BigInt(play.layout.rows[at]?.symbols.length ?? 0)),
      );
  }
  if (input === 'bsoeRows') {
    return content.split('|').every((row) => hasBothSides(picksOf(row)));
  }
  if (input === 'options') {
    const picks = picksOf(content);
    if (hasBothSides(picks)) return true;
    const symbols = play.layout.rows[0]?.symbols ?? [];
    if (symbols.length !== play.tiers.length) return false;
    const wins = picks.map((pick) => play.tiers[symbols.indexOf(pick)]?.wins ?? 0n);
    return coversWide(
      wins.reduce((sum, each) => sum + each, 0n),
      outcomes,
    );
  }
  return play.allNotes > 1 && coversWide(BigInt(notes), BigInt(play.allNotes));
}

/** How a bet of these notes counts; `content` is canonical. */
export function turnoverSide(play: Play, content: string, notes: number): TurnoverSide {
  if (isWide(play, content, notes)) return WIDE;
  const at = OPPOSITES.findIndex((pair) => pair.includes(content));
  if (at < 0) return null;
  return OPPOSITES[at]?.[0] === content ? at + 1 : -(at + 1);
}

import { ZERO, type Money } from '../core/money.ts';
import type { Bilingual } from '../core/text.ts';
import type { Play, Selection } from '../play/play.ts';
import { mostPrizeAt } from './most-prize.ts';
import { payoutOf } from './prize.ts';

/**
 * What the house would pay a bet on each number that can be drawn (plays.md section 7.3, 封锁表): option by
 * option where a play has options; number by number of the two or three places that a play looks at; digit by
 * digit of each place where every note looks at one. Other plays have no numbers of their own: only the most
 * that a draw can bring them.
 */
export type Exposure = {
  /** An option: its index. A zone: its digits as a number. A place: 100 a place, and what stands there. */
  readonly cell: number;
  readonly amount: Money;
};

type Cells =
  | { readonly kind: 'options' | 'places' | 'none' }
  | { readonly kind: 'zone'; readonly at: readonly number[] };

const NONE: Cells = { kind: 'none' };
const DIGITS = 10;
/** More places than a draw of digits has. */
const PLACES = 20;
const PLACE = 100;

const known = new Map<string, Cells>();

/** Which numbers a play has; asked once a form. */
export function cellsOf(play: Play): Cells {
  const before = known.get(play.form);
  if (before) return before;
  const cells = findCells(play);
  known.set(play.form, cells);
  return cells;
}

function findCells(play: Play): Cells {
  if (play.options.length > 0) return { kind: 'options' };
  const { outcomes, layout } = play;
  if (play.style !== 'official' || layout.positions || outcomes > 1000n) return NONE;
  const parsed = play.parse(play.example.content);
  if (!parsed.ok) return NONE;
  const places = [...play.singles(parsed.value)].map(({ at }) => at ?? []);
  const [at = []] = places;
  if (outcomes === 10n && places.every((each) => each.length === 1)) return { kind: 'places' };
  const isOne = places.every((each) => each.join() === at.join());
  const isWhole = at.length > 1 && outcomes === 10n ** BigInt(at.length);
  // More rows than places: its notes may look at others (任选).
  return isOne && isWhole && layout.rows.length <= at.length ? { kind: 'zone', at } : NONE;
}

/**
 * What a bet would be paid, number by number; undefined where its play has no numbers of its own. `odds` as
 * the bet freezes them, `unitStake` as in `prizeOf`.
 */
export function exposureOf(
  play: Play,
  selection: Selection,
  odds: readonly bigint[],
  unitStake: Money,
): readonly Exposure[] | undefined {
  const cells = cellsOf(play);
  switch (cells.kind) {
    case 'none':
      return undefined;
    case 'options': {
      const [cell = 0] = play.tiersOf(selection);
      return [{ cell, amount: mostPrizeAt(play, selection, odds, unitStake) }];
    }
    case 'places':
      return byPlace(play, selection, odds, unitStake);
    case 'zone':
      return byNumber(play, selection, cells.at).flatMap(({ cell, tiers }) => {
        const { prize } = payoutOf(play, { tiers, refunds: 0 }, odds, unitStake);
        return prize > ZERO ? [{ cell, amount: prize }] : [];
      });
  }
}

type Hit = { readonly cell: number; readonly tiers: readonly number[] };

/** What every number of the zone would hit. */
function byNumber(play: Play, selection: Selection, at: readonly number[]): readonly Hit[] {
  const draw = Array.from({ length: PLACES }, () => 0);
  return Array.from({ length: DIGITS ** at.length }, (_, cell) => {
    let rest = cell;
    for (const place of at.toReversed()) {
      draw[place] = rest % DIGITS;
      rest = Math.floor(rest / DIGITS);
    }
    return { cell, tiers: play.hits(selection, draw).tiers };
  });
}

function byPlace(
  play: Play,
  selection: Selection,
  odds: readonly bigint[],
  unitStake: Money,
): readonly Exposure[] {
  const hits = new Map<number, number[]>();
  for (const { at = [], judge } of play.singles(selection)) {
    for (let number = 0; number <= DIGITS; number += 1) {
      const tier = judge(Array.from({ length: PLACES }, () => number));
      if (tier < 0) continue;
      const cell = (at[0] ?? 0) * PLACE + number;
      const tiers = hits.get(cell) ?? play.tiers.map(() => 0);
      tiers[tier] = (tiers[tier] ?? 0) + 1;
      hits.set(cell, tiers);
    }
  }
  return [...hits].map(([cell, tiers]) => ({
    cell,
    amount: payoutOf(play, { tiers, refunds: 0 }, odds, unitStake).prize,
  }));
}

/** How a number of a play is called. */
export function cellName(play: Play, cell: number): Bilingual {
  const cells = cellsOf(play);
  if (cells.kind === 'options') return play.options[cell]?.name ?? play.name;
  if (cells.kind === 'none') return play.name;
  const width = cells.kind === 'zone' ? cells.at.length : 1;
  const text = String(cells.kind === 'zone' ? cell : cell % PLACE).padStart(width, '0');
  return { zh: text, en: text };
}

/** The same where nothing beside it says which place it stands at, from 1. */
export function numberTitle(play: Play, cell: number): Bilingual {
  const { zh, en } = cellName(play, cell);
  if (cellsOf(play).kind !== 'places') return { zh, en };
  const place = Math.floor(cell / PLACE) + 1;
  return { zh: `第${place}位 ${zh}`, en: `${en} at place ${place}` };
}

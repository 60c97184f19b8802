import { divFloor, moneyToNumber, timesMoney, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { invariant } from '@fairlot/rules/core/invariant';
import { oddsToNumber } from '@fairlot/rules/odds/number';
import { mostStake } from '@fairlot/rules/odds/most-prize';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { isMultiple, isUnitMode, noteStake } from '@fairlot/rules/odds/stake';
import type { Bilingual } from '@fairlot/rules/core/text';
import { findPlay, type Play, type Selection } from '@fairlot/rules/play/index';
import type { CartRow } from '@fairlot/wire/bet';
import type { Params, Refusal } from '@fairlot/wire/core';
import type { PLACE_CODES } from '@fairlot/wire/bet';
import { oddsOf, type Terms } from './terms.ts';
import { NO_SUCH_PLAY, ONE_OPTION, PLAIN_DIGITS } from './text.ts';

/**
 * From a row of a cart to a bet with its price. Everything here needs no database: the selection is
 * read, notes and amount are counted anew, limits are checked, odds are frozen.
 */
export type PlaceRefusal = Refusal<typeof PLACE_CODES>;

export type PricedBet = {
  readonly play: Play;
  /** Canonical: equal picks have equal text. */
  readonly content: string;
  readonly notes: number;
  readonly mode: number;
  readonly multiple: number;
  readonly prizeGroup: number | null;
  /** Per tier; of a double-sided bet only the odds of its option. */
  readonly odds: readonly bigint[];
  /** What one note costs, its multiple included. */
  readonly unitStake: Money;
  readonly stake: Money;
};

export type PriceContext = {
  readonly family: string;
  /** When the issue that is bet on is drawn, milliseconds UTC. */
  readonly drawMs: number;
  readonly terms: Terms;
  /** The terms that the player saw, where they are not the newest. */
  readonly seen: (version: number) => Terms | undefined;
  readonly acceptAnyOdds: boolean;
};

type Priced = Result<PricedBet, PlaceRefusal>;

const no = (code: PlaceRefusal['code'], params: Params = {}): Priced => refused({ code, params });

const badNumbers = ({ zh, en }: Bilingual): Priced =>
  no('NUMBER_INVALID', { detail: zh, detail_en: en });

/** Digits that look like plain ones and are not; the page never sends them. */
const FULL_WIDTH = /[\uff10-\uff19]/;

/** Prices the rows of a cart; a refusal names the first bad row. */
export function priceCart(
  rows: readonly CartRow[],
  context: PriceContext,
): Result<readonly PricedBet[], PlaceRefusal> {
  const bets: PricedBet[] = [];
  for (const [row, wanted] of rows.entries()) {
    const priced = priceRow(wanted, context);
    if (!priced.ok) {
      return refused({ code: priced.error.code, params: { ...priced.error.params, row } });
    }
    bets.push(priced.value);
  }
  return ok(bets);
}

function priceRow(row: CartRow, context: PriceContext): Priced {
  const listed = findPlay(row.Play);
  if (!listed || listed.family !== context.family) return badNumbers(NO_SUCH_PLAY);
  const play = listed.on(context.drawMs);
  if (context.terms.closedPlays.has(play.code)) return no('PLAY_CLOSED');
  // The page reads full-width digits and sends plain ones; nobody else's guess is taken for a bet.
  if (FULL_WIDTH.test(row.Content)) return badNumbers(PLAIN_DIGITS);
  const parsed = play.parse(row.Content);
  if (!parsed.ok) return badNumbers(parsed.error.detail);
  const notes = play.count(parsed.value);
  if (notes !== row.Notes) return no('LINES_MISMATCH', { notes });
  return play.style === 'official'
    ? priceOfficial(row, play, parsed.value, context.terms)
    : priceCredit(row, play, parsed.value, context);
}

function priceOfficial(row: CartRow, play: Play, selection: Selection, terms: Terms): Priced {
  const { Mode: mode, Multiple: multiple, Notes: notes, PrizeGroup: prizeGroup } = row;
  if (!isUnitMode(mode)) return no('AMOUNT_MISMATCH');
  if (multiple > terms.maxMultiple || !isMultiple(multiple)) {
    return no('MULTIPLE_MAX', { max: terms.maxMultiple });
  }
  if (prizeGroup === undefined || !isPrizeGroup(prizeGroup))
    return no('ODDS_CHANGED', { odds: '' });
  const unitStake = timesMoney(noteStake(mode), multiple);
  const stake = timesMoney(unitStake, notes);
  if (stake !== row.Amount) return no('AMOUNT_MISMATCH', { amount: moneyToNumber(stake) });
  if (stake > terms.maxStake) return no('ABOVE_MAX', { max: moneyToNumber(terms.maxStake) });
  const odds = frozenOdds(play, prizeGroup);
  const most = mostStake(play, selection, odds, terms.prizeLimit);
  if (unitStake > most) {
    const times = divFloor(most, noteStake(mode));
    const max = moneyToNumber(timesMoney(noteStake(mode), times * BigInt(notes)));
    return no('PRIZE_LIMIT', { max });
  }
  const content = play.format(selection);
  return ok({ play, content, notes, mode, multiple, prizeGroup, odds, unitStake, stake });
}

function priceCredit(
  row: CartRow,
  play: Play,
  selection: Selection,
  context: PriceContext,
): Priced {
  const { terms } = context;
  if (row.Notes !== 1) return badNumbers(ONE_OPTION);
  if (row.Mode !== 0) return no('AMOUNT_MISMATCH');
  if (row.Multiple !== 1) return no('MULTIPLE_MAX', { max: 1 });
  const stake = row.Amount;
  if (stake < terms.minStake) return no('BELOW_MIN', { min: moneyToNumber(terms.minStake) });
  if (stake > terms.maxStake) return no('ABOVE_MAX', { max: moneyToNumber(terms.maxStake) });
  const option = optionOf(play, selection);
  const odds = oddsOf(terms, play)[option];
  invariant(odds !== undefined, 'an option of a play has odds');
  if (!context.acceptAnyOdds && row.OddsVersion !== terms.version) {
    const before = row.OddsVersion === undefined ? undefined : context.seen(row.OddsVersion);
    const seen = before && oddsOf(before, play)[option];
    // Better odds than the player saw are his; worse ones he must confirm.
    if (seen === undefined || seen > odds) {
      return no('ODDS_CHANGED', { odds: oddsToNumber(odds), version: terms.version });
    }
  }
  const most = mostStake(play, selection, oddsOf(terms, play), terms.prizeLimit);
  if (stake > most) return no('PRIZE_LIMIT', { max: moneyToNumber(most) });
  const content = play.format(selection);
  const base = { play, content, notes: 1, mode: 0, multiple: 1, prizeGroup: null };
  return ok({ ...base, odds: [odds], unitStake: stake, stake });
}

const frozen = new Map<string, readonly bigint[]>();

/** The odds of a play at a prize group: a hundred groups at most, so they are kept. */
function frozenOdds(play: Play, prizeGroup: number): readonly bigint[] {
  const key = `${play.form} ${prizeGroup}`;
  const known = frozen.get(key);
  if (known) return known;
  const odds = officialOdds(play, prizeGroup);
  frozen.set(key, odds);
  return odds;
}

/** The option that a double-sided selection of one option holds: its place among the options. */
export function optionOf(play: Play, selection: Selection): number {
  const option = play.mostHits(selection).tiers.findIndex((hits) => hits > 0);
  invariant(option >= 0, 'a selection of one option can win');
  return option;
}

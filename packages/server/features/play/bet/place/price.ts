import {
  addMoney,
  divFloor,
  mills,
  moneyToNumber,
  timesMoney,
  type Money,
} from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { cellName } from '@fairlot/rules/odds/exposure';
import { oddsToNumber } from '@fairlot/rules/odds/number';
import { mostPrizeAt } from '@fairlot/rules/odds/most-prize';
import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';
import { turnoverSide } from '@fairlot/rules/odds/turnover';
import { isMultiple, isUnitMode, noteStake } from '@fairlot/rules/odds/stake';
import type { Bilingual } from '@fairlot/rules/core/text';
import { findPlay, isPlayedIn, type Play, type Selection } from '@fairlot/rules/play/index';
import { selectionFault, type CartRow } from '@fairlot/wire/play/bet';
import type { Params, Refusal } from '@fairlot/wire/core';
import type { PLACE_CODES } from '@fairlot/wire/play/bet';
import { type Take, takesOf } from './exposed.ts';
import { isSealed, newestMove, oddsInIssue, type IssueMoves } from '../odds/moves.ts';
import { mostNotes, soloPrizeOf } from '../odds/play-limits.ts';
import { isQuoted, limitsOfPlay, oddsOf, quotedOdds, type Terms } from '../odds/terms.ts';
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
  /** What it may be paid at most; left out where no draw brings more. */
  readonly mostPrize?: Money;
  /** It picks so few notes of all that its net win is capped (单挑). */
  readonly isSolo?: true;
  /** What a draw can bring it at the most. */
  readonly most: Money;
  /** What it takes of the caps of its issue. */
  readonly takes: readonly Take[];
  /** How it counts as turnover; left out where it does in full. */
  readonly turnover?: number;
};

export type PriceContext = {
  readonly family: string;
  /** When the issue that is bet on is drawn, milliseconds UTC. */
  readonly drawMs: number;
  readonly terms: Terms;
  /** The terms that the player saw, where they are not the newest. */
  readonly seen: (version: number) => Terms | undefined;
  readonly acceptAnyOdds: boolean;
  /** Odds and seals of the issue that are others than the game's. */
  readonly moves?: IssueMoves;
};

type Priced = Result<PricedBet, PlaceRefusal>;

const no = (code: PlaceRefusal['code'], params: Params = {}): Priced => refused({ code, params });

/** `at`: where in the content that was sent. */
const badNumbers = (detail: Bilingual, at: number): Priced =>
  no('NUMBER_INVALID', selectionFault(detail, at));

/** Digits that look like plain ones and are not; the page never sends them. */
const FULL_WIDTH = /[\uff10-\uff19]/;

/** What stands behind an option that another follows. */
const BETWEEN_OPTIONS = /[,，、\s](?=\S)/;

/** How a bet counts as turnover, where that is not in full. */
function sideOf({ play, content, notes }: Uncapped): Pick<PricedBet, 'turnover'> {
  const turnover = turnoverSide(play, content, notes);
  return turnover === null ? {} : { turnover };
}

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
  if (!listed || !isPlayedIn(context.family, listed)) return badNumbers(NO_SUCH_PLAY, 0);
  const play = listed.on(context.drawMs);
  if (context.terms.closedPlays.has(play.code)) return no('PLAY_CLOSED');
  // The page reads full-width digits and sends plain ones; nobody else's guess is taken for a bet.
  const strange = row.Content.search(FULL_WIDTH);
  if (strange >= 0) return badNumbers(PLAIN_DIGITS, strange);
  const parsed = play.parse(row.Content);
  if (!parsed.ok) return badNumbers(parsed.error.detail, parsed.error.at);
  const notes = play.count(parsed.value);
  if (notes !== row.Notes) return no('LINES_MISMATCH', { notes });
  const most = mostNotes(limitsOfPlay(context.terms, play), play);
  if (notes > most) return no('TOO_MANY_NOTES', { max: most });
  return play.style === 'official'
    ? priceOfficial(row, play, parsed.value, context)
    : priceCredit(row, play, parsed.value, context);
}

function priceOfficial(
  row: CartRow,
  play: Play,
  selection: Selection,
  context: PriceContext,
): Priced {
  const { terms } = context;
  const { Mode: mode, Multiple: multiple, Notes: notes } = row;
  if (!isUnitMode(mode)) return no('AMOUNT_MISMATCH');
  if (multiple > terms.maxMultiple || !isMultiple(multiple)) {
    return no('MULTIPLE_MAX', { max: terms.maxMultiple });
  }
  const unitStake = timesMoney(noteStake(mode, play.notePrice), multiple);
  const stake = timesMoney(unitStake, notes);
  if (stake !== row.Amount) return no('AMOUNT_MISMATCH', { amount: moneyToNumber(stake) });
  const limits = limitsOfPlay(terms, play);
  if (stake < limits.minStake) return no('BELOW_MIN', { min: moneyToNumber(limits.minStake) });
  if (stake > limits.maxStake) return no('ABOVE_MAX', { max: moneyToNumber(limits.maxStake) });
  const offer = offerOf(row, play, selection, context);
  if (!offer.ok) return offer;
  const { quoted, prizeGroup } = offer.value;
  const content = play.format(selection);
  const odds = play.oddsOf(selection, quoted);
  const bet = { play, content, notes, mode, multiple, prizeGroup, odds, unitStake, stake };
  return ok({ ...bet, ...capsOf(terms, bet, selection), ...sideOf(bet) });
}

type Offer = { readonly quoted: readonly bigint[]; readonly prizeGroup: number | null };

/** The odds of an official play: of the published list of the game, or of the player's prize group. */
function offerOf(
  row: CartRow,
  play: Play,
  selection: Selection,
  context: PriceContext,
): Result<Offer, PlaceRefusal> {
  const { terms } = context;
  if (isQuoted(terms, play)) {
    const quoted = oddsOf(terms, play);
    const worse = worseThanSeen(row, play, selection, play.oddsOf(selection, quoted), context);
    if (worse === undefined) return ok({ quoted, prizeGroup: null });
    const params = { odds: oddsToNumber(worse), version: terms.version };
    return refused({ code: 'ODDS_CHANGED', params });
  }
  const { PrizeGroup: prizeGroup } = row;
  if (prizeGroup === undefined || !isPrizeGroup(prizeGroup)) {
    return refused({ code: 'REBATE_RANGE', params: {} });
  }
  return ok({ quoted: quotedOdds(play, prizeGroup), prizeGroup });
}

function priceCredit(
  row: CartRow,
  play: Play,
  selection: Selection,
  context: PriceContext,
): Priced {
  const { terms } = context;
  const { Notes: notes, Amount: stake } = row;
  if (play.options.length > 0 && notes !== 1) {
    return badNumbers(ONE_OPTION, row.Content.search(BETWEEN_OPTIONS) + 1);
  }
  if (row.Mode !== 0) return no('AMOUNT_MISMATCH');
  if (row.Multiple !== 1) return no('MULTIPLE_MAX', { max: 1 });
  // The player types the stake of a note (plays.md section 4.4): all notes have the same.
  const unitStake = mills(divFloor(stake, BigInt(notes)));
  if (timesMoney(unitStake, notes) !== stake) return no('AMOUNT_MISMATCH');
  const limits = limitsOfPlay(terms, play);
  if (unitStake < limits.minStake) return no('BELOW_MIN', { min: moneyToNumber(limits.minStake) });
  if (stake > limits.maxStake) return no('ABOVE_MAX', { max: moneyToNumber(limits.maxStake) });
  const move = context.moves && newestMove(context.moves, play);
  const [option = -1] = play.options.length > 0 ? play.tiersOf(selection) : [];
  if (isSealed(move, option)) {
    const { zh: n, en: n_en } = cellName(play, option);
    return no('LIABILITY', { n, n_en });
  }
  const odds = play.oddsOf(selection, oddsInIssue(terms, play, move));
  const worse = worseThanSeen(row, play, selection, odds, context);
  if (worse !== undefined) {
    return no('ODDS_CHANGED', { odds: oddsToNumber(worse), version: terms.version });
  }
  const content = play.format(selection);
  const base = { play, content, notes, mode: 0, multiple: 1, prizeGroup: null };
  const bet = { ...base, odds, unitStake, stake };
  return ok({ ...bet, ...capsOf(terms, bet, selection), ...sideOf(bet) });
}

type Uncapped = Pick<PricedBet, 'play' | 'content' | 'notes' | 'odds' | 'unitStake' | 'stake'>;

/** What a bet can bring and is paid at the most, and what it takes of the caps of its issue. */
function capsOf(
  terms: Terms,
  { play, notes, odds, unitStake, stake }: Uncapped,
  selection: Selection,
): Pick<PricedBet, 'mostPrize' | 'isSolo' | 'most' | 'takes'> {
  const limits = limitsOfPlay(terms, play);
  const soloPrize = soloPrizeOf(limits, play, notes);
  const soloCap = soloPrize === undefined ? limits.prizeLimit : addMoney(stake, soloPrize);
  const prizeLimit = soloCap < limits.prizeLimit ? soloCap : limits.prizeLimit;
  const most = mostPrizeAt(play, selection, odds, unitStake);
  const isCut = most > prizeLimit;
  const bet = { play, selection, odds, unitStake, mostPrize: isCut ? prizeLimit : undefined };
  return {
    ...(isCut && { mostPrize: prizeLimit }),
    ...(soloPrize !== undefined && { isSolo: true }),
    most: isCut ? prizeLimit : most,
    takes: takesOf(terms, bet),
  };
}

/** The first odds that are worse than the player saw; better ones are his, worse ones he must confirm. */
function worseThanSeen(
  row: CartRow,
  play: Play,
  selection: Selection,
  odds: readonly bigint[],
  { terms, seen, acceptAnyOdds }: PriceContext,
): bigint | undefined {
  if (acceptAnyOdds) return undefined;
  const [first = 0n] = odds;
  // What stood on the option says more than a version: other options and plays may have moved.
  if (row.Odds !== undefined && play.options.length > 0)
    return first < row.Odds ? first : undefined;
  const own = oddsOf(terms, play);
  if (row.OddsVersion === terms.version) {
    const isMoved = odds.some((now, i) => now < (play.oddsOf(selection, own)[i] ?? 0n));
    return isMoved ? first : undefined;
  }
  const before = row.OddsVersion === undefined ? undefined : seen(row.OddsVersion);
  if (!before) return odds[0];
  const were = play.oddsOf(selection, oddsOf(before, play));
  return odds.find((now, i) => (were[i] ?? 0n) > now);
}

// The largest prize that one draw can bring, as the rules count it. Fetched when there is something to count.
import { divFloor, mills, timesMoney, ZERO, type Money } from '@fairlot/rules/core/money';
import { noteStake } from '@fairlot/rules/odds/stake';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import type { OutcomeLine } from '@fairlot/rules/odds/outcome-totals';
import {
  findWorstOutcome,
  reachesMost,
  type WorstOutcome,
} from '@fairlot/rules/odds/worst-outcome';
import type { ListedPlay } from '@fairlot/rules/play/play';
import type { NewLine } from '../../board/picks/index.ts';
import { capOf, totalsOf } from '../lines/cart.ts';
import type { WinAsk } from './ask.ts';
import type { Room } from './room.ts';

/** Characters of a slip that are read; a longer one gets a bound. */
const MOST_CONTENT = 20_000;

type PlayOf = (code: string) => ListedPlay | undefined;

/** Finds the most that one draw of each of these games brings. Pauses often. */
export function* findMostWin(
  asks: readonly WinAsk[],
  playOf: PlayOf,
  room: Room,
): Generator<void, WorstOutcome> {
  let amount: Money = ZERO;
  let isExact = true;
  for (const ask of asks) {
    const found = yield* findOne(ask, playOf, room);
    amount = mills(amount + found.amount);
    isExact &&= found.kind === 'exact';
  }
  return { kind: isExact ? 'exact' : 'bound', amount };
}

const known = new WeakMap<
  readonly NewLine[],
  { readonly ask: WinAsk; readonly found: WorstOutcome }
>();

function* findOne(ask: WinAsk, playOf: PlayOf, room: Room): Generator<void, WorstOutcome> {
  const before = known.get(ask.lines);
  if (before?.ask.terms === ask.terms && before?.ask.prizeGroup === ask.prizeGroup) {
    return before.found;
  }
  const cap = totalsOf(ask.lines, ask.terms).most;
  const lines = yield* outcomeLines(ask, playOf);
  const notes = ask.lines.reduce((sum, line) => sum + line.notes, 0);
  const [only, ...others] = lines ?? [];
  const isSimple = only && others.length === 0 && reachesMost(only);
  if (!lines || (notes > room.notes && !isSimple)) return { kind: 'bound', amount: cap };
  const found = yield* findWorstOutcome(lines, { cap, mostWork: room.work, counting: 'prize' });
  if (found.kind === 'exact') known.set(ask.lines, { ask, found });
  return found;
}

/** Lines as their bets will be judged and paid. Returns undefined if they are too long, or something is not known. */
function* outcomeLines(
  { lines, terms, prizeGroup, nowMs, known: plays = lines.length }: WinAsk,
  playOf: PlayOf,
): Generator<void, readonly OutcomeLine[] | undefined> {
  if (plays < lines.length) return undefined;
  if (lines.reduce((sum, { content }) => sum + content.length, 0) > MOST_CONTENT) return undefined;
  const found: OutcomeLine[] = [];
  for (const line of lines) {
    const play = playOf(line.play)?.on(nowMs);
    const parsed = play?.parse(line.content);
    if (!play || !parsed?.ok) return undefined;
    const selection = parsed.value;
    const isCredit = play.style === 'credit';
    const quoted =
      terms?.Plays?.[play.form] ??
      (isCredit ? undefined : officialOdds(play, line.group ?? prizeGroup));
    const isOneOdds = line.odds !== undefined && play.tiersOf(selection).length === 1;
    const odds = isOneOdds ? [line.odds] : quoted && play.oddsOf(selection, quoted);
    if (!odds) return undefined;
    const unitStake = isCredit
      ? mills(divFloor(line.amount, BigInt(line.notes)))
      : timesMoney(noteStake(line.mode, play.notePrice), line.multiple);
    found.push({ play, selection, odds, unitStake, mostPrize: terms && capOf(line, terms) });
    yield;
  }
  return found;
}

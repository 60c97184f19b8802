import { invariant } from '@fairlot/rules/core/invariant';
import type { Streak } from '@fairlot/wire/community/streak';
import type { Play } from '@fairlot/rules/play/index';
import { LOOKED_AT, type OpenRun } from '@fairlot/rules/play/trend/open-runs';
import { oddsOf, type Terms } from '../../play/bet/odds/index.ts';
import type { GameStreaks } from './streaks.ts';

type TermsOf = (gameId: number) => Promise<Terms>;

/** What a bet on an option is paid now. */
function oddsOn(terms: Terms, form: Play, option: string): bigint {
  const read = form.parse(option);
  invariant(read.ok, `${form.code} has ${option}`);
  const [odds] = form.oddsOf(read.value, oddsOf(terms, form));
  invariant(odds !== undefined, `${form.code} has odds on ${option}`);
  return odds;
}

/** The streaks of games on plays that are sold, the longest first, with the odds of both sides. */
export async function presentStreaks(
  games: readonly GameStreaks[],
  termsOf: TermsOf,
  nowMs: number,
): Promise<Streak[]> {
  const all: Streak[] = [];
  for (const { gameId, serial, open } of games) {
    const terms = await termsOf(gameId);
    const sold = open.filter(({ pair: { play } }) => !terms.closedPlays.has(play.code));
    for (const each of sold) {
      const form = each.pair.play.on(nowMs);
      const sides = sidesOf(each, (option) => oddsOn(terms, form, option));
      all.push({ GameId: gameId, SerialNumber: serial, ...said(each), ...sides });
    }
  }
  return all.toSorted((a, b) => b.Length - a.Length || a.GameId - b.GameId);
}

const said = ({ pair: { play }, run: { length, sinceMs } }: OpenRun) => ({
  Play: play.code,
  PlayName: play.name,
  Length: length,
  Since: sinceMs,
  IsLonger: length >= LOOKED_AT,
});

function sidesOf(
  { pair: { sides, names }, run: { side } }: OpenRun,
  odds: (option: string) => bigint,
): Pick<Streak, 'Same' | 'Opposite'> {
  const [first, second] = [0, 1].map((own) => {
    const option = sides[own as 0 | 1];
    return { Option: option, Name: names[own as 0 | 1], Odds: odds(option) };
  }) as [Streak['Same'], Streak['Same']];
  return side === 0 ? { Same: first, Opposite: second } : { Same: second, Opposite: first };
}

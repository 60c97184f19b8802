import { useMemo } from 'react';
import { divFloor, mills, timesMoney } from '@fairlot/rules/core/money';
import { noteStake } from '@fairlot/rules/odds/stake';
import { officialOdds } from '@fairlot/rules/odds/official-odds';
import type { ChanceBet } from '@fairlot/rules/schedule/chances';
import type { Planned } from '@fairlot/rules/schedule/plan';
import { betHttp } from '@fairlot/wire/play/bet';
import { serverNow, useCall } from '@fairlot/shell';
import { limitsOf } from '../board/credit/index.ts';
import { knownPlay, usePlaysNamed } from '../lottery/families/index.ts';
import type { ChaseAsk } from '../slip/state/index.ts';

/** The bets of the slip as they are judged and paid, once their plays and odds are known. */
export function useChanceBets({ gameId, lines, prizeGroup }: ChaseAsk) {
  const { areKnown } = usePlaysNamed(lines.map(({ play }) => play));
  const answer = useCall(betHttp.getOdds, { GameId: gameId }).data;
  const terms = answer?.ok ? answer.value : undefined;
  return useMemo(() => {
    if (!areKnown || !terms) return undefined;
    const nowMs = serverNow();
    const bets: ChanceBet[] = [];
    for (const line of lines) {
      const play = knownPlay(line.play)?.on(nowMs);
      const parsed = play?.parse(line.content);
      if (!play || !parsed?.ok) return undefined;
      const selection = parsed.value;
      const quoted = terms.Plays[play.form] ?? officialOdds(play, line.group ?? prizeGroup);
      const isCredit = play.style === 'credit';
      const unitStake = isCredit
        ? mills(divFloor(line.amount, BigInt(line.notes)))
        : timesMoney(noteStake(line.mode, play.notePrice), line.multiple);
      const mostPrize = limitsOf(terms, line).PrizeLimit;
      const odds = play.oddsOf(selection, quoted);
      bets.push({ play, selection, odds, unitStake, mostPrize });
    }
    return bets;
  }, [areKnown, terms, lines, prizeGroup]);
}

/** The cart as a plan sees it: what it costs, and what a bet is paid if one of its notes wins. */
export const plannedOf = ({ lines }: ChaseAsk, bets: readonly ChanceBet[]): Planned => ({
  cost: mills(lines.reduce<bigint>((sum, { amount }) => sum + amount, 0n)),
  prizes: bets.map(({ unitStake, odds, mostPrize }) => ({
    over: unitStake * odds.reduce((most, each) => (each > most ? each : most), 0n),
    most: mostPrize,
  })),
});

/** Plans by profit are for one bet with one prize. */
export const hasOnePrize = (bets: readonly ChanceBet[]): boolean =>
  bets.length === 1 && new Set(bets[0]!.odds).size === 1;

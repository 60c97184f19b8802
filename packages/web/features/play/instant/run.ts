// A run of rounds: what was drawn, what it cost, and whether another one follows. Pure.
import { addMoney, subtractMoney, ZERO, type Money } from '@fairlot/rules/core/money';
import type { CallRefusal } from '@fairlot/client';
import type { instantHttp } from '@fairlot/wire/play/instant';
import type { Output } from '@fairlot/wire/core';

export type Played = Output<typeof instantHttp.play>;
export type RunRefusal = CallRefusal<typeof instantHttp.play>;

export type RunPlan = {
  /** 1 to 50. */
  readonly count: number;
  readonly stopOnWin: boolean;
};

/**
 * `stopping`: the round that is on its way is the last. `asking`: its answer was lost. `unknown`: nobody
 * could say what became of it; `isSaid` where the server said that it has none.
 */
export type Run =
  | { readonly step: 'ready'; readonly rounds: readonly Played[] }
  | {
      readonly step: 'drawing' | 'stopping' | 'asking';
      readonly plan: RunPlan;
      readonly rounds: readonly Played[];
      readonly isStopping: boolean;
    }
  | {
      readonly step: 'ended';
      readonly how: 'win' | 'stopped' | 'done' | 'refused';
      readonly plan: RunPlan;
      readonly rounds: readonly Played[];
      readonly refusal?: RunRefusal;
    }
  | {
      readonly step: 'unknown';
      readonly plan: RunPlan;
      readonly rounds: readonly Played[];
      readonly isSaid: boolean;
    };

export type RunEvent =
  | { readonly kind: 'start'; readonly plan: RunPlan }
  | { readonly kind: 'stop' }
  | { readonly kind: 'drawn'; readonly round: Played }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly isSaid: boolean }
  | { readonly kind: 'ask' }
  | { readonly kind: 'refused'; readonly refusal?: RunRefusal };

export const READY: Run = { step: 'ready', rounds: [] };

const isGoing = (run: Run): run is Extract<Run, { isStopping: boolean }> =>
  run.step === 'drawing' || run.step === 'stopping' || run.step === 'asking';

export const isRunning = (run: Run): boolean => isGoing(run);

/** The next state; an event that does not fit changes nothing: an answer may come twice. */
export function nextRun(run: Run, event: RunEvent): Run {
  switch (event.kind) {
    case 'start':
      if (isGoing(run) || run.step === 'unknown') return run;
      return { step: 'drawing', plan: event.plan, rounds: [], isStopping: false };
    case 'stop':
      return isGoing(run)
        ? { ...run, step: run.step === 'asking' ? 'asking' : 'stopping', isStopping: true }
        : run;
    case 'drawn':
      return isGoing(run) ? afterRound(run, event.round) : run;
    case 'lost':
      return isGoing(run) ? { ...run, step: 'asking' } : run;
    case 'ask':
      return run.step === 'unknown'
        ? { step: 'asking', plan: run.plan, rounds: run.rounds, isStopping: true }
        : run;
    case 'unknown': {
      if (run.step !== 'asking') return run;
      const { plan, rounds } = run;
      return { step: 'unknown', plan, rounds, isSaid: event.isSaid };
    }
    case 'refused': {
      if (!isGoing(run)) return run;
      const { plan, rounds } = run;
      const { refusal } = event;
      // Stopped while none was on its way: nothing was refused.
      const how = run.isStopping && !refusal ? 'stopped' : 'refused';
      return { step: 'ended', how, plan, rounds, ...(refusal && { refusal }) };
    }
  }
}

function afterRound(run: Extract<Run, { isStopping: boolean }>, round: Played): Run {
  const { plan, isStopping } = run;
  const rounds = [...run.rounds, round];
  const how =
    plan.stopOnWin && round.Prize > ZERO
      ? 'win'
      : rounds.length >= plan.count
        ? 'done'
        : isStopping
          ? 'stopped'
          : undefined;
  if (how) return { step: 'ended', how, plan, rounds };
  return { step: 'drawing', plan, rounds, isStopping };
}

export type RunTally = {
  readonly drawn: number;
  readonly staked: Money;
  readonly won: Money;
  /** Below zero: lost. What a tie gave back was not at stake. */
  readonly net: Money;
};

export function tallyOf(rounds: readonly Played[]): RunTally {
  let staked = ZERO;
  let won = ZERO;
  for (const { Amount, Prize, Refund } of rounds) {
    staked = addMoney(staked, subtractMoney(Amount, Refund));
    won = addMoney(won, Prize);
  }
  return { drawn: rounds.length, staked, won, net: subtractMoney(won, staked) };
}

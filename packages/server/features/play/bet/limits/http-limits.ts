import { mills } from '@fairlot/rules/core/money';
import { ok, refused } from '@fairlot/rules/core/result';
import type { betConsole } from '@fairlot/wire/play/bet';
import type { Input, Output } from '@fairlot/wire/core';
import type { Platform } from '#platform/feature';
import type { Handlers } from '#platform/route';
import { type Limits } from '../../lottery/games/index.ts';
import { proposed } from '../../lottery/calendar/index.ts';
import { actorOf } from '../../../staff/operator/proposals/index.ts';
import { prove } from '../../../staff/operator/sign-in/index.ts';
import { proposeLimits } from './change-limits.ts';
import { previewLimits } from './preview-limits.ts';

type Calls = Pick<Handlers<typeof betConsole>, 'previewLimits' | 'proposeLimits'>;

const textOf = (amount: bigint | undefined): string | undefined =>
  amount === undefined ? undefined : String(amount);

const limitsOf = (input: Input<typeof betConsole.previewLimits>): Limits => ({
  prizeLimit: String(input.PrizeLimit),
  minStake: String(input.MinStake),
  maxStake: String(input.MaxStake),
  maxMultiple: input.MaxMultiple,
  issuePrize: textOf(input.IssuePrize),
  budget: textOf(input.Budget),
});

const presentLimits = (
  limits: Limits,
): Output<typeof betConsole.previewLimits>['Before' | 'After'] => ({
  PrizeLimit: mills(BigInt(limits.prizeLimit)),
  MinStake: mills(BigInt(limits.minStake)),
  MaxStake: mills(BigInt(limits.maxStake)),
  MaxMultiple: limits.maxMultiple,
  ...(limits.issuePrize !== undefined && { IssuePrize: mills(BigInt(limits.issuePrize)) }),
  ...(limits.budget !== undefined && { Budget: mills(BigInt(limits.budget)) }),
});

/** Limits of games at the console: looked at by one, changed by two. */
export function responsibleGamingCalls({ db, settings }: Platform): Calls {
  const { dataFolder } = settings;
  return {
    previewLimits: async (input) => {
      const looked = await previewLimits(db, input.GameId, limitsOf(input));
      if (!looked.ok) return looked;
      const { before, after, touched, nowMs } = looked.value;
      return ok({
        Before: presentLimits(before),
        After: presentLimits(after),
        Touched: {
          PrizeLimit: touched.prizeLimit,
          MinStake: touched.minStake,
          MaxStake: touched.maxStake,
          MaxMultiple: touched.maxMultiple,
          IssuePrize: touched.issuePrize,
          Budget: touched.budget,
        },
        Bets: touched.bets,
        DateTimeNow: nowMs,
      });
    },
    proposeLimits: async (input, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const { GameId: gameId, Version: seen, Reason: reason, EffectAt: effectAt } = input;
      const change = { gameId, seen, reason, effectAt };
      return proposed(
        await proposeLimits({ db, dataFolder }, actorOf(call), change, limitsOf(input)),
      );
    },
  };
}

import { ok } from '@fairlot/rules/core/result';
import { betConsole } from '@fairlot/wire/bet';
import type { Platform } from '../../platform/feature.ts';
import { routes } from '../../platform/route.ts';
import { actorOf } from '../operator/index.ts';
import { changeLimits } from './change-limits.ts';
import { priceCalls } from './http-prices.ts';

/** What operators change of what bets may be. */
export const betConsoleRoutes = (platform: Platform) =>
  routes(betConsole, {
    ...priceCalls(platform),
    changeLimits: async (input, call) => {
      const change = {
        gameId: input.GameId,
        seen: input.Version,
        reason: input.Reason,
        effectAt: input.EffectAt,
      };
      const result = await changeLimits(platform, actorOf(call), change, {
        prizeLimit: String(input.PrizeLimit),
        minStake: String(input.MinStake),
        maxStake: String(input.MaxStake),
        maxMultiple: input.MaxMultiple,
      });
      return result.ok ? ok({ Version: result.value.version }) : result;
    },
  });

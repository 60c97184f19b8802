import { ok, refused } from '@fairlot/rules/core/result';
import { betConsole } from '@fairlot/wire/play/bet';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import {
  type Correction,
  type CorrectFault,
  previewCorrection,
  proposeCorrection,
} from './correct/correct-draw.ts';
import { responsibleGamingCalls } from './limits/http-limits.ts';
import { priceCalls } from './odds/http-prices.ts';
import { sealOption } from './odds/seal-option.ts';

type Named = { readonly GameId: number; readonly SerialNumber: number; readonly Number: string };
const correctionOf = (input: Named): Correction => ({
  gameId: input.GameId,
  serialNumber: input.SerialNumber,
  number: input.Number,
});

/** A refusal of a correction with what fills its text. */
const refusalOf = <F extends string>(code: F | CorrectFault, days: number) =>
  code === 'TOO_OLD' ? { code, params: { days } } : { code };

/** What operators change of what bets may be, and of how they ended. */
export const betConsoleRoutes = (platform: Platform) => {
  const { db, settings } = platform;
  const current = currentSettings(db);
  return routes(betConsole, {
    ...responsibleGamingCalls(platform),
    ...priceCalls(platform),
    sealOption: async (input, call) => {
      const { GameId, SerialNumber, Play, Option, IsSealed, Reason } = input;
      const name = { gameId: GameId, serialNumber: SerialNumber, play: Play, option: Option };
      const how = { isOn: IsSealed, reason: Reason };
      const done = await sealOption(platform, actorOf(call), name, how);
      return done.ok ? ok({ Version: done.value.version }) : refused({ code: done.error });
    },
    previewCorrection: async (input) => {
      const { currency, correctDays } = await current();
      const seen = await previewCorrection(db, currency, correctionOf(input));
      if (!seen.ok) return refused(refusalOf(seen.error, correctDays));
      const { number, bets, players, taken, paid, debtors, debt } = seen.value;
      return ok({
        Number: number,
        Bets: bets,
        Players: players,
        Taken: taken,
        Paid: paid,
        Debtors: debtors,
        Debt: debt,
      });
    },
    proposeCorrection: async (input, call) => {
      const { dataFolder } = settings;
      const fault = await prove({ db, dataFolder }, call.operator, input.Code);
      if (fault) return refused({ code: fault });
      const { currency, correctDays } = await current();
      const wanted = { ...correctionOf(input), evidence: input.Evidence, reason: input.Reason };
      const made = await proposeCorrection(db, currency, actorOf(call), wanted);
      return made.ok
        ? ok(presentProposal(made.value))
        : refused(refusalOf(made.error, correctDays));
    },
  });
};

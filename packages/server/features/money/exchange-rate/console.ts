import { mills } from '@fairlot/rules/core/money';
import { rateIn, rateOut } from '@fairlot/rules/payee/rate';
import { ok, refused } from '@fairlot/rules/core/result';
import { exchangeRateConsole } from '@fairlot/wire/money/exchange-rate';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { askProven } from '../../staff/publishing/index.ts';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove } from '../../staff/operator/sign-in/index.ts';
import { proposeTerms } from './change-terms.ts';
import { depositRate } from './current-rate.ts';
import { rateSettings } from './settings.ts';
import { getSources, proposeSource } from './publish-source.ts';
import { listSources, readTerms } from './store.ts';

const msOf = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));
const moneyOf = (value: bigint | null) => (value === null ? null : mills(value));

/** What operators see and decide of the rate of USDT (product 3.11). */
export const exchangeRateRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(exchangeRateConsole, {
    getRates: async () => {
      const terms = await readTerms(db);
      const mid = terms.is_fixed ? terms.fixed : terms.mid;
      return {
        Version: terms.version,
        Spread: terms.spread,
        Fixed: terms.is_fixed ? moneyOf(terms.fixed) : null,
        FixedUntil: terms.is_fixed ? msOf(terms.fixed_ms) : null,
        Mid: moneyOf(mid),
        SeenAt: terms.is_fixed ? Number(terms.now_ms) : msOf(terms.seen_ms),
        IsGood: (await depositRate(db)) !== undefined,
        In: mid === null ? null : rateIn(mills(mid), terms.spread),
        Out: mid === null ? null : rateOut(mills(mid), terms.spread),
        Least: (await rateSettings.read(db)).rateSourcesLeast,
        Refused: moneyOf(terms.refused),
        RefusedAt: msOf(terms.refused_ms),
        Sources: (await listSources(db)).map((row) => ({
          Id: row.id,
          Host: new URL(row.url).host,
          IsOn: row.is_on,
          Value: moneyOf(row.value),
          ToldAt: msOf(row.told_ms),
          AskedAt: msOf(row.asked_ms),
          Fault: row.fault,
        })),
        DateTimeNow: Number(terms.now_ms),
      };
    },
    getSources: () => getSources(db),
    proposeSource: ({ Source, Rules, At, Reason, Code }, call) =>
      askProven({ db, dataFolder }, call, Code, (maker) =>
        proposeSource(db, maker, { Source, Rules, At }, Reason),
      ),
    proposeTerms: async ({ Seen, Spread, Fixed, Minutes, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const wanted = { seen: Seen, spread: Spread, fixed: Fixed, minutes: Minutes };
      const put = await proposeTerms(db, actorOf(call), wanted, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });

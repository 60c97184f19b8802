import { ok } from '@fairlot/rules/core/result';
import { contract } from '@fairlot/wire';
import { consoleContract } from '@fairlot/wire/console';
import type { HubMethod } from '@fairlot/wire/core';
import type { operatorHttp } from '@fairlot/wire/staff/operator';
import type { Platform } from '#platform/feature';
import { HUB_LIMITS } from '#platform/hub-limits';
import type { Handlers } from '#platform/route';
import {
  LOCK_MINUTES,
  MOST_FAILURES,
  readSignIns,
  SITE_FAILURES,
} from '../../../auth/credentials/guard/index.ts';
import { readSite } from '../../../site/settings/values/index.ts';
import { actorOf } from '../proposals/act.ts';
import { newestCopied } from '../audit/audit-copy.ts';
import { changeAllowed, changeBlocked } from './player-addresses.ts';
import { changeRegions } from './player-regions.ts';
import { checkAudit } from './check-audit.ts';
import { readHead } from '../audit/store-audit.ts';
import { readNowMs } from '../sign-in/store-session.ts';

type Calls = Pick<
  Handlers<typeof operatorHttp>,
  'getSecurity' | 'checkAudit' | 'changeBlocked' | 'changeAllowed' | 'changeRegions'
>;

type Parts = Readonly<Record<string, object>>;
const methodsOf = (realm: 'player' | 'console', parts: Parts) =>
  Object.values(parts).flatMap((part) => {
    const hub = 'hub' in part ? (part.hub as Readonly<Record<string, object>>) : {};
    return Object.values(hub)
      .filter((declared): declared is HubMethod => 'args' in declared)
      .map(({ target, access }) => ({ Realm: realm, Name: target, Who: access }));
  });

const WINDOW_MINUTES = 15;

const tellsRegions = ({ regionHeader }: Platform['settings']): boolean =>
  regionHeader !== undefined;

/** How the site is kept from outside, and what of it operators change. */
export const securityCalls = ({ db, settings }: Platform): Calls => ({
  getSecurity: async (_, { ip }) => {
    const { failed, lockedNames } = await readSignIns(db);
    const head = await readHead(db);
    const copied = await newestCopied(settings.dataFolder);
    const { blockedAddresses, allowedAddresses, regionRule, regions } = await readSite(db);
    return {
      Blocked: [...blockedAddresses],
      Allowed: [...allowedAddresses],
      Regions: { Rule: regionRule, List: [...regions], IsTold: tellsRegions(settings) },
      Yours: ip,
      SignIns: {
        Failed: failed,
        Most: SITE_FAILURES,
        WindowMinutes: WINDOW_MINUTES,
        LockedNames: lockedNames,
        LockAfter: MOST_FAILURES,
        LockMinutes: LOCK_MINUTES,
      },
      Audit: {
        Head: head ? { N: Number(head.n), Hash: head.hash } : null,
        Copied: copied === undefined ? null : Number(copied),
      },
      Hub: {
        Limits: Object.entries({ ...HUB_LIMITS, ...settings.hubLimits }).map(([Name, Value]) => ({
          Name,
          Value,
        })),
        Methods: [...methodsOf('player', contract), ...methodsOf('console', consoleContract)],
      },
      DateTimeNow: await readNowMs(db),
    };
  },
  checkAudit: async () => {
    const { faults, checkedMs } = await checkAudit(db, settings.dataFolder);
    return { Faults: [...faults], CheckedTimeStamp: checkedMs };
  },
  changeBlocked: async ({ Address, IsBlocked, Reason }, call) => {
    const wanted = { address: Address, isListed: IsBlocked };
    const changed = await changeBlocked(db, actorOf(call), wanted, Reason);
    return changed.ok ? ok({ Blocked: [...changed.value] }) : changed;
  },
  changeAllowed: async ({ Address, IsAllowed, Reason }, call) => {
    const wanted = { address: Address, isListed: IsAllowed };
    const changed = await changeAllowed(db, actorOf(call), wanted, Reason);
    return changed.ok ? ok({ Allowed: [...changed.value] }) : changed;
  },
  changeRegions: async ({ Rule, List, Seen, Reason }, call) => {
    const wanted = {
      rule: { regionRule: Rule, regions: List },
      seen: { regionRule: Seen.Rule, regions: Seen.List },
      isTold: tellsRegions(settings),
    };
    const changed = await changeRegions(db, actorOf(call), wanted, Reason);
    if (!changed.ok) return changed;
    return ok({ Rule: changed.value.regionRule, List: [...changed.value.regions] });
  },
});

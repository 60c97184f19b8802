import {
  type MerchantFault,
  merchantFault,
  type MerchantState,
  MERCHANT_STATES,
} from '@fairlot/rules/check/merchant-state';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { hasBooks } from '#ledger';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { compareSettings, readSite, setMerchantState } from '../../site/settings/values/index.ts';

export type StateChange = {
  readonly state: MerchantState;
  /** As it was seen; a command changes what is there when it runs. */
  readonly seen?: MerchantState | undefined;
  readonly reason: string;
};

/**
 * Opens or closes the site (spec section 4, product 3.17); every process has heard of it within a second.
 * What may follow what is `merchantFault` of the rules.
 */
export function changeState(
  db: Executor,
  actor: Actor,
  { state, seen, reason }: StateChange,
): Promise<Result<MerchantState, MerchantFault | 'STATE_CHANGED'>> {
  const deed = { permission: 'site.state.change', target: 'site', reason } as const;
  return act<MerchantState, MerchantFault | 'STATE_CHANGED'>(db, actor, deed, async (tx) => {
    const { before, after, value } = await compareSettings(tx, ['merchantState'], async () => {
      const { merchantState: from } = await readSite(tx);
      if (seen !== undefined && seen !== from) return refused('STATE_CHANGED' as const);
      const how = { hasBooks: await hasBooks(tx), isCommand: actor === 'command' };
      const fault = merchantFault(from, state, how);
      if (fault) return refused(fault);
      return ok(await setMerchantState(tx, state));
    });
    return value.ok ? ok({ before, after, value: state }) : value;
  });
}

/** What the console may make of it now. */
export async function readMerchant(db: Executor) {
  const { merchantState, offline } = await readSite(db);
  const how = { hasBooks: await hasBooks(db), isCommand: false };
  return {
    State: merchantState,
    Next: MERCHANT_STATES.filter((to) => !merchantFault(merchantState, to, how)),
    OfflineStartTime: offline?.fromMs ?? null,
    OfflineEndTime: offline?.untilMs ?? null,
  };
}

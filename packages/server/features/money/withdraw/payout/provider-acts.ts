import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { PART_STATES } from '@fairlot/rules/check/withdraw-state';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { act, type Person } from '../../../staff/operator/proposals/index.ts';
import { lastAttempts } from '../request/records.ts';
import { askPart, sendPart } from './send.ts';
import { takeAgain } from './take-again.ts';
import { type Key, readParts, readWithdrawal } from '../request/store.ts';
import type { QueueFault } from '../review/work-on.ts';

type ProviderActsDeps = Pick<Platform, 'db' | 'settings' | 'log'>;
type Outcome = Promise<Result<void, QueueFault>>;

const PENDING: readonly number[] = [PART_STATES.SENT, PART_STATES.UNKNOWN];

/** The parts whose end is not known, once the act stands in the audit. */
async function waiting(
  { db }: ProviderActsDeps,
  person: Person,
  key: Key,
  reason: string,
): Promise<Result<readonly { readonly no: string; readonly provider: string }[], QueueFault>> {
  const row = await readWithdrawal(db, key);
  if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
  const deed = {
    permission: 'withdraw.queue.pay',
    target: `withdrawal ${row.no}`,
    reason,
  } as const;
  return act<readonly { no: string; provider: string }[], QueueFault>(
    db,
    person,
    deed,
    async (tx) => {
      const parts = lastAttempts(await readParts(tx, key.playerId, [key.id]));
      const open = parts.filter(({ state }) => PENDING.includes(state));
      if (open.length === 0) return refused({ code: 'WRONG_STATE' });
      const numbers = open.map(({ no, provider }) => ({ no, provider }));
      return ok({ before: null, after: { numbers }, value: numbers });
    },
  );
}

/** Asks the provider now, and not only in a minute. */
export async function askNow(
  stage: ProviderActsDeps,
  person: Person,
  key: Key,
  reason: string,
): Outcome {
  const open = await waiting(stage, person, key, reason);
  if (!open.ok) return open;
  for (const { no, provider } of open.value) await askPart(stage, no, provider);
  return ok(undefined);
}

/**
 * Sends again what nobody knows of, under the number that it has: a provider that has it already says what became of
 * it, and one that never had it pays it now. Never under another number.
 */
export async function sendAgain(
  stage: ProviderActsDeps,
  person: Person,
  key: Key,
  reason: string,
): Outcome {
  const open = await waiting(stage, person, key, reason);
  if (!open.ok) return open;
  let sent = 0;
  let fault: QueueFault = { code: 'WRONG_STATE' };
  for (const { no } of open.value) {
    const part = await transaction(stage.db, (tx) => takeAgain(tx, stage.settings.dataFolder, no));
    if (!part.ok) {
      fault = part.error;
      continue;
    }
    sent += 1;
    await sendPart(stage, part.value);
  }
  return sent > 0 ? ok(undefined) : refused(fault);
}

import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { payoutAccountHttp, REMOVE_PAYEE_CODES } from '@fairlot/wire/money/payout-account';
import type { Tx } from '#platform/db';
import { port, type Ports } from '#platform/port';
import { proveFunds } from '../../account/authenticator/index.ts';
import type { Shown, BindDeps } from './bind.ts';
import { KIND_NUMBERS } from './kinds.ts';
import { heldPayee } from './payee.ts';
import { payeeSettings } from './settings.ts';
import { endPayee, readCooling } from './store.ts';
import { notifyPayoutAccount } from './notify.ts';

/** Whether money is on its way to one: it is locked as if it had been paid already. */
export const payeeInUse =
  port<(tx: Tx, playerId: bigint, payeeId: bigint) => Promise<boolean>>('payee.in-use');

type Removed = Output<typeof payoutAccountHttp.removePayee>;
type Fault = Refusal<typeof REMOVE_PAYEE_CODES>;

/**
 * A player removes one that nothing was paid to. One that was good already counts as a change: the next of its kind
 * waits (COOLING), so that nobody swaps in an evening what took days to become good; a slip of the pen that was never
 * good waits for nothing.
 */
export const removeOwn = (
  stage: BindDeps & { readonly ports: Ports },
  { playerId, ip, password, code }: Shown,
  id: bigint,
): Promise<Result<Removed, Fault>> =>
  proveFunds<Removed, Fault>(
    stage,
    { playerId, ip },
    { password, code },
    'GA_WITHDRAW',
    async (tx) => {
      const held = await heldPayee(tx, playerId, id);
      if (!held) return refused({ code: 'NO_SUCH_PAYEE' });
      if (held.paidBefore || (await stage.ports.read(payeeInUse)(tx, playerId, id))) {
        return refused({ code: 'LOCKED' });
      }
      const { payeeChangeHours } = await payeeSettings.read(tx);
      const kind = KIND_NUMBERS[held.kind];
      const hours = await readCooling(tx, { playerId, kind, changeHours: payeeChangeHours });
      if (hours > 0) return refused({ code: 'COOLING', params: { hours } });
      await endPayee(tx, playerId, id);
      await notifyPayoutAccount(tx, stage.dataFolder, 'removed', { ...held, playerId });
      return ok({ IsRemoved: true as const });
    },
  );

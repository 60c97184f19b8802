import type { TransferType } from '@fairlot/rules/check/transfer';
import type { Executor } from '#platform/db';
import { optionalPort } from '#platform/port';

/**
 * Whether two players have signed a term under which one pays the other: daily pay for PAY, a dividend for DIVIDEND. Asked
 * before the form and in the transaction that acts. Without contracts nobody has signed anything, and both types are refused.
 */
export const signedTerm = optionalPort<
  (
    db: Executor,
    payer: bigint,
    payee: bigint,
    type: Exclude<TransferType, 'DEPOSIT'>,
  ) => Promise<boolean>
>('transfer.signed-term', async () => false);

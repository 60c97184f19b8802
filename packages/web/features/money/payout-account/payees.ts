import type { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import type { Output } from '@fairlot/wire/core';
import type { PayeeKind } from '@fairlot/wire/money/payout-account';

export type Payees = Output<typeof payoutAccountHttp.getPayees>;
export type PayeeRow = Payees['Payees'][number];
export type BankRow = Payees['Banks'][number];

/** What a form needs of all that is known, and what it does when it is done. */
export type Asked = {
  readonly payees: Payees;
  /** When something is paid to what was bound. */
  readonly done: (usable: number) => void;
};

export const KINDS: readonly PayeeKind[] = ['card', 'usdt', 'purse'];

/** How a bank, a chain or an e-wallet is called; its code where it takes part no more. */
export const nameOf = ({ Banks }: Payees, code: string): BankRow['Name'] =>
  Banks.find(({ Code }) => Code === code)?.Name ?? {
    zh: code.replace('_', '-'),
    en: code.replace('_', '-'),
  };

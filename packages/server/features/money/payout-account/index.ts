import type { Feature } from '#platform/feature';
import { changeBlock } from './block.ts';
import { payoutAccountConsoleRoutes } from './console.ts';
import { payoutAccountRoutes } from './http.ts';
import { payeeInUse } from './remove-payee.ts';
import { demoCards } from './demo.ts';

export { payeeInUse } from './remove-payee.ts';

export { addressFaultOf } from './address-fault.ts';
export { type KnownName, readKnownNames } from './known-names.ts';
export type { Category, PayeeKind } from './kinds.ts';
export {
  type BankState,
  bankState,
  heldPayee,
  markPaid,
  type Payee,
  payeesOf,
  type PlainPayee,
  revealPayee,
} from './payee.ts';

/** Where players are paid: bank cards, addresses of USDT, e-wallets, and the banks that take part. */
export const payoutAccount: Feature = {
  name: 'payout-account',
  demo: [demoCards],
  http: payoutAccountRoutes,
  console: payoutAccountConsoleRoutes,
  ports: [payeeInUse],
  twoPersonActs: [changeBlock],
};

import type { Feature } from '#platform/feature';
import { changeBlock } from './block.ts';
import { payeeConsoleRoutes } from './console.ts';
import { payeeRoutes } from './http.ts';
import { payeeInUse } from './remove-payee.ts';

export { payeeInUse } from './remove-payee.ts';

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
export const payee: Feature = {
  name: 'payee',
  http: payeeRoutes,
  console: payeeConsoleRoutes,
  ports: [payeeInUse],
  twoPersonActs: [changeBlock],
};

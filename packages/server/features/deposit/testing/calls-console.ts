import type { depositConsole } from '@fairlot/wire/deposit';
import type { CallRows } from '../../../testing/calls.ts';

const OrderNo = 'D1x0123456789ab';
const Reason = 'no such deposit';

export const depositConsoleCalls: CallRows<typeof depositConsole> = {
  getDepositQueue: { who: 'deposit.orders.read', sample: { Tab: 'waiting', Count: 20 } },
  getDepositExceptions: { who: 'deposit.exceptions.read', sample: { IsOpen: true, Count: 20 } },
  confirmDeposit: { who: 'deposit.orders.confirm', sample: { OrderNo, Amount: 5, Reason } },
  cancelDeposit: { who: 'deposit.orders.cancel', sample: { OrderNo, Reason } },
  askProvider: { who: 'deposit.orders.ask', sample: { OrderNo } },
  resolveException: {
    who: 'deposit.exceptions.resolve',
    sample: { Id: 2_000_000, As: 'ignore', Reason },
  },
  getProofTicket: { who: 'deposit.proofs.view', sample: { OrderNo, Place: 1 } },
  readProof: { who: 'deposit.proofs.view', sample: { Ticket: 'a'.repeat(43) } },
  settleRefund: {
    who: 'deposit.exceptions.settle',
    sample: { Id: 2_000_000, IsPaid: true, Evidence: 'bank line 7', Reason },
  },
};

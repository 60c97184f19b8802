import type { depositConsole } from '@fairlot/wire/money/deposit';
import type { CallRows } from '#testing/calls';

const OrderNo = 'D1x0123456789ab';
const Reason = 'no such deposit';
const Rules = {
  Name: '通道',
  NameEn: 'Channel',
  Min: 10,
  Max: 500,
  Step: 10,
  FixedAmounts: [20, 100],
  FeeRate: 50,
  BonusRate: 100,
  BonusTimes: 300,
  NeedsName: true,
  NeedsBank: false,
  NeedsCard: false,
  FromMinute: 600,
  ToMinute: 120,
  DayMost: 100_000,
  Minutes: 15,
  Sort: 3,
  IsOn: true,
  Layers: [2_000_000],
  MostFails: 5,
  MaintenanceUntil: null,
  MaintenanceText: { zh: '升级', en: 'Upgrade' },
};

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
  viewPayer: { who: 'deposit.proofs.view', sample: { OrderNo } },
  claimDeposit: { who: 'deposit.orders.claim', sample: { Of: { OrderNo } } },
  takeOverDeposit: {
    who: 'deposit.orders.takeover',
    sample: { Of: { Exception: 2_000_000 }, Reason },
  },
  letGoDeposit: { who: 'deposit.orders.claim', sample: { Of: { OrderNo } } },
  getChannels: { who: 'deposit.channels.read', sample: {} },
  proposeChannel: {
    who: 'deposit.channels.publish',
    sample: { Channel: { Id: 2_000_000, Seen: 7 }, Rules, Reason },
  },
  proposeReversal: {
    who: 'deposit.orders.reverse',
    sample: { OrderNo, IsThere: true, Reason },
  },
  getChargebacks: { who: 'deposit.chargebacks.read', sample: { IsOpen: true, Count: 20 } },
  proposeChargeback: {
    who: 'deposit.chargebacks.resolve',
    sample: { Id: 2_000_000, As: 'ignore', Reason },
  },
  settleRefund: {
    who: 'deposit.exceptions.settle',
    sample: { Id: 2_000_000, IsPaid: true, Evidence: 'bank line 7', Reason },
  },
};

import type { debtConsole, debtHttp } from '@fairlot/wire/money/debt';
import { type CallRows, type FeatureCalls, RELATIONS } from '#testing/calls';

const IntentId = '018f3c5a-0000-4000-8000-000000000107';

const debtCalls: CallRows<typeof debtHttp> = {
  getDebt: { who: 'player' },
  payDebt: {
    who: 'player',
    sample: { IntentId, Amount: 5 },
    // The same intent of another player is one of his own, and nobody owes anything.
    ofOwner: ({ intent }) => ({ IntentId: intent, Amount: 5 }),
    relations: Object.fromEntries(RELATIONS.map((relation) => [relation, 'NOTHING_OWED'])),
  },
};

const debtConsoleCalls: CallRows<typeof debtConsole> = {
  getDebts: { who: 'deposit.debts.read', sample: { Count: 20 } },
  getPlayerDebt: { who: 'deposit.debts.read', sample: { PlayerId: 2_000_000_000 } },
  proposeOffset: {
    who: 'deposit.debts.offset',
    sample: { PlayerId: 2_000_000_000, Amount: 5, Reason: 'he owes it' },
  },
  proposeWriteOff: {
    who: 'deposit.debts.waive',
    sample: { PlayerId: 2_000_000_000, Amount: 5, Reason: 'he has nothing' },
  },
};

export const calls: FeatureCalls = { http: debtCalls, console: debtConsoleCalls };

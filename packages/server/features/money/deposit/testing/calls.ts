import { depositConsoleCalls } from './calls-console.ts';
import type { depositHttp } from '@fairlot/wire/money/deposit';
import { CALLS, type CallRows, type FeatureCalls, RELATIONS } from '#testing/calls';

const { startAt } = CALLS;
const everybody = (code: string) =>
  Object.fromEntries(RELATIONS.map((relation) => [relation, code]));
const OrderNo = 'D1x0123456789ab';

const depositCalls: CallRows<typeof depositHttp> = {
  initDepositData: { who: 'player' },
  createDeposit: {
    who: 'player',
    sample: {
      IntentId: '018f3c5a-0000-4000-8000-000000000007',
      ChannelId: 9_999,
      Amount: 100,
      Bank: 'ICBC',
      PayerName: '李明',
    },
    // The same request of another player is one of his own, and nobody has this channel.
    ofOwner: ({ intent }) => ({ IntentId: intent, ChannelId: 9_999, Amount: 100 }),
    relations: everybody('NO_CHANNEL'),
  },
  getDeposit: { who: 'player', sample: { OrderNo } },
  declareDeposit: { who: 'player', sample: { OrderNo } },
  cancelDeposit: { who: 'player', sample: { OrderNo } },
  uploadProof: { who: 'player', sample: { OrderNo, Picture: 'AAAA' } },
  getProofTicket: { who: 'player', sample: { OrderNo, Place: 1 } },
  readProof: { who: 'player', sample: { Ticket: 'a'.repeat(43) } },
  remindDeposit: { who: 'player', sample: { OrderNo } },
  getDeposits: {
    who: 'player',
    sample: {
      From: startAt - 60_000,
      To: startAt,
      Types: ['ALIPAY_QR'],
      States: ['WAITING'],
      PageSize: 20,
    },
  },
};

export const calls: FeatureCalls = { http: depositCalls, console: depositConsoleCalls };

import type { payoutAccountConsole, payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Password = 'not-the-right-one-7';

/** Each is about whoever asks. */
const payoutAccountCalls: CallRows<typeof payoutAccountHttp> = {
  getPayees: { who: 'player' },
  bindBankCard: {
    who: 'player',
    sample: {
      Bank: 'ICBC',
      Number: '4111111111111111',
      Confirm: '4111111111111111',
      Holder: '张三',
      Category: 'none',
      Password,
    },
  },
  bindUsdtAddress: {
    who: 'player',
    sample: { Chain: 'TRC20', Address: 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH', Password },
  },
  bindElectronicPurse: {
    who: 'player',
    sample: { Purse: 'ALIPAY', Account: '13812345678', Holder: '张三', Password },
  },
  removePayee: { who: 'player', sample: { Id: 9_000_000_000_000_000, Password } },
};

/** Nobody has this number. */
const PlayerId = 9_000_000_000_000_000;
const Reason = 'no such player';

const payoutAccountConsoleCalls: CallRows<typeof payoutAccountConsole> = {
  getBanks: { who: 'payee.banks.read' },
  changeBank: {
    who: 'payee.banks.change',
    sample: {
      Code: 'NOWHERE',
      IsDepositOn: true,
      IsWithdrawOn: true,
      MaintenanceUntil: null,
      MaintenanceText: { zh: '', en: '' },
      Seen: 1,
      Reason,
    },
  },
  addPurse: {
    who: 'payee.banks.change',
    sample: { Code: 'ICBC', Name: { zh: '钱包', en: 'A wallet' }, Form: 'phone', Reason },
  },
  getPlayerPayees: { who: 'payee.players.read', sample: { PlayerId } },
  viewPayee: { who: 'payee.pii.view', sample: { PlayerId, Id: 1, Reason } },
  removePlayerPayee: { who: 'payee.players.change', sample: { PlayerId, Id: 1, Reason } },
  getBlocks: { who: 'payee.blocks.read', sample: { Count: 10 } },
  proposeBlock: {
    who: 'payee.blocks.change',
    sample: { Kind: 'card', Number: '4111111111111112', Reason },
  },
  proposeUnblock: { who: 'payee.blocks.change', sample: { Mark: '0'.repeat(64), Reason } },
};

export const calls: FeatureCalls = { http: payoutAccountCalls, console: payoutAccountConsoleCalls };

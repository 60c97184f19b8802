import type { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import type { CallRows, FeatureCalls } from '#testing/calls';

const Address = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';
const Reason = 'a pool of its own';

const cryptoDepositConsoleCalls: CallRows<typeof cryptoDepositConsole> = {
  getChains: { who: 'chain.nodes.read' },
  getChainAddresses: { who: 'chain.addresses.read', sample: { Chain: 'TRC20', Count: 20 } },
  getChainTransfers: { who: 'chain.transfers.read', sample: { Count: 20 } },
  importAddresses: {
    who: 'chain.addresses.import',
    sample: { Chain: 'TRC20', Addresses: [Address], Reason },
  },
  setAddress: {
    who: 'chain.addresses.retire',
    sample: { Chain: 'TRC20', Address, IsOn: false, Reason },
  },
  resumeChain: { who: 'chain.nodes.resume', sample: { Chain: 'TRC20', Reason } },
};

export const calls: FeatureCalls = { console: cryptoDepositConsoleCalls };

import { money, nothing, specPost } from '../../core/index.ts';

export { getCashFlow, getCashFlowSums } from './cash-flow.ts';
export { getProfit } from './profit.ts';

export const getWalletAmount = specPost('/api/Wallet/GetWalletAmount', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: nothing,
  output: money,
  about: 'The wallet, a number with three decimals. Polled every 10 s.',
});

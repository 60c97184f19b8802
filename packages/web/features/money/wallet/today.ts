import { addMoney, subtractMoney, type Money } from '@fairlot/rules/core/money';

/** What the bets of a day add up to, as the server tells it. */
export type Sums = {
  readonly SumAmount: Money;
  readonly SumSettled: Money;
  readonly SumPrize: Money;
  readonly SumRefund: Money;
};

/** Stake, prize and net of a day. Bets that are still open are in the stake, and not in the net. */
export const todayOf = ({ SumAmount, SumSettled, SumPrize, SumRefund }: Sums) => ({
  stake: SumAmount,
  prize: SumPrize,
  net: subtractMoney(addMoney(SumPrize, SumRefund), SumSettled),
  open: subtractMoney(SumAmount, SumSettled),
});

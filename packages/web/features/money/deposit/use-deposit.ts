import { nameFaultText } from '@fairlot/rules/check/name-fault-text';
import { checkHolder, HOLDER_MOST } from '@fairlot/rules/payee/holder';
import { useState } from 'react';
import { depositEffect } from '@fairlot/rules/check/deposit';
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import { type Money, ZERO } from '@fairlot/rules/core/money';
import { useWords } from '@fairlot/ui';
import { type Output, textOf } from '@fairlot/wire/core';
import { type Channel, CREATE_CODES, depositHttp, depositHub } from '@fairlot/wire/money/deposit';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { closePayTab, isPaidByCode, leadPayTab, openPayTab } from './pay-tab.ts';
import { DEPOSIT } from './text.ts';

export type DepositData = Output<typeof depositHttp.initDepositData>;
export type Values = {
  readonly channel: number;
  readonly amount: string;
  readonly payer: string;
};

const FRESH = { staleTime: 0 } as const;

/** Reads anew what an order moves: the orders, and what the player has. */
export function rereadDeposits(): void {
  void refetch(depositHttp.initDepositData);
  void refetch(depositHttp.getDeposits);
  void refetch(depositHttp.getDeposit);
  void refetch(walletHttp.getWalletAmount);
}

/** What the page of deposits begins with, as it is now: whatever happens to an order is told. */
export function useDeposits() {
  const read = useCall(depositHttp.initDepositData, undefined, FRESH);
  useHubEvent(depositHub.depositChanged, rereadDeposits);
  useHubEvent(depositHub.cancelDepositNotify, rereadDeposits);
  useHubEvent(depositHub.depositChannelsChanged, () => void refetch(depositHttp.initDepositData));
  return { data: read.data, isError: read.isError };
}

/** What a payment through a channel comes to. */
export const effectOf = (channel: Channel, amount: Money) =>
  depositEffect(amount, {
    feeRate: channel.FeeRate,
    bonusRate: channel.BonusRate,
    times: channel.Times,
    bonusTimes: channel.BonusTimes,
  });

export const channelOf = (data: DepositData, id: number): Channel | undefined =>
  data.Channels.find(({ Id }) => Id === id);

function amountFault(channel: Channel | undefined, amount: Money) {
  if (amount === ZERO) return { amount: DEPOSIT.needAmount };
  if (!channel || (amount >= channel.Min && amount <= channel.Max)) return {};
  const params = { min: formatAmount(channel.Min), max: formatAmount(channel.Max) };
  const say = (language: 'zh' | 'en') => textOf(CREATE_CODES.INVALID_AMOUNT, params, language);
  return { amount: { zh: say('zh'), en: say('en') } };
}

function payerFault(typed: string) {
  const name = checkHolder(typed);
  return name.ok ? {} : { payer: nameFaultText(name.error, HOLDER_MOST, DEPOSIT.needName) };
}

const FIELDS: { readonly [code: string]: keyof Values } = {
  INVALID_AMOUNT: 'amount',
  FIXED_AMOUNT_ONLY: 'amount',
  AMOUNT_STEP: 'amount',
  PERSONAL_LIMIT: 'amount',
  EMPTY_NAME: 'payer',
  NAME_LENGTH: 'payer',
  NAME_CHARACTER: 'payer',
  NO_BANK_CARD: 'channel',
  CHANNEL_DISABLED: 'channel',
  CHANNEL_LAYER: 'channel',
  CHANNEL_MAINTENANCE: 'channel',
  CHANNEL_NOT_OPEN: 'channel',
  CHANNEL_FULL: 'channel',
  RATE_FAILED: 'channel',
  INVALID_ACCOUNT: 'channel',
};

/** The form of an order; the same intent makes one, whatever the line does. */
export function useDeposit(data: DepositData) {
  const words = useWords(DEPOSIT);
  const [intent, setIntent] = useState(() => crypto.randomUUID());
  const first = data.Channels.find(({ Closed }) => Closed === null);
  return useContractForm<typeof depositHttp.createDeposit, Values>(depositHttp.createDeposit, {
    initial: { channel: first?.Id ?? 0, amount: '', payer: '' },
    names: { ChannelId: 'channel', Amount: 'amount', PayerName: 'payer' },
    check: ({ channel, amount, payer }) => ({
      ...(channel === 0 && { channel: DEPOSIT.needChannel }),
      ...amountFault(channelOf(data, channel), readAmountText(amount) ?? ZERO),
      ...(channelOf(data, channel)?.NeedsName && payerFault(payer)),
    }),
    input: ({ channel, amount, payer }) => ({
      IntentId: intent,
      ChannelId: channel,
      Amount: readAmountText(amount) ?? ZERO,
      ...(channelOf(data, channel)?.NeedsName && { PayerName: payer.trim() }),
    }),
    fields: FIELDS,
    unreachable: DEPOSIT.unreachable,
    begin: ({ channel }) => {
      const chosen = channelOf(data, channel);
      if (chosen && !isPaidByCode(chosen.Type)) openPayTab(words.opening);
    },
    refused: closePayTab,
    done: (order) => {
      leadPayTab(order);
      setIntent(crypto.randomUUID());
      rereadDeposits();
    },
  });
}

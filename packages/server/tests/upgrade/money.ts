import { randomUUID } from 'node:crypto';
import { mills } from '@fairlot/rules/core/money';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import type { Input } from '@fairlot/wire/core';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { addTestChannel } from '../../features/money/deposit/testing/channels.ts';
import { callAs, callConsole, withdrawalDesk, type SignedInPlayer, type Site } from './people.ts';

// Deposits, withdrawals and adjustments of the old site, finished and unfinished.

/** The tokens of the two operators. */
export type OperatorTokens = readonly [ada: string, ben: string];

async function order(site: Site, ann: SignedInPlayer, ChannelId: number): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId, Amount: mills(100_005), PayerName: '张三' };
  return (await callAs(site, ann, depositHttp.createDeposit, asked)).OrderNo;
}

/** Makes a deposit that is paid and credited. Returns the channel. */
export async function deposit(site: Site, ann: SignedInPlayer): Promise<number> {
  const { server, sandbox } = site;
  Object.assign(server.platform.settings, { ownAddress: server.url });
  const channel = await addTestChannel(server, sandbox.url);
  await sandbox.control('pay', { orderNo: await order(site, ann, channel) });
  return channel;
}

/** Makes a deposit that is paid without a callback to the site. Returns the order. */
export async function depositWithoutCallback(
  site: Site,
  ann: SignedInPlayer,
  channel: number,
): Promise<string> {
  const orderNo = await order(site, ann, channel);
  await site.sandbox.control('manner', { notify: 'never' });
  await site.sandbox.control('pay', { orderNo });
  return orderNo;
}

type WithdrawalMethod = { readonly fundPassword: string; readonly payee: number };

/** Requests two withdrawals: one becomes pending at the provider, the other gets the first of two reviews. */
export async function withdraw(
  site: Site,
  ann: SignedInPlayer,
  method: WithdrawalMethod,
  tokens: OperatorTokens,
) {
  const { server, sandbox } = site;
  const ask = async (amount: number) => {
    const asked = { IntentId: randomUUID(), PayeeId: method.payee, Amount: mills(amount) };
    const proven = { ...asked, FundPassword: method.fundPassword };
    return (await callAs(site, ann, withdrawHttp.request, proven)).Id;
  };
  await sandbox.control('fund', { no: 'F1', currency: 'DEM', amount: 9_000_000 });
  await sandbox.control('manner', { payout: 'PENDING' });
  const atProvider = await ask(200_000);
  const [ada, ben] = tokens.map((token) => withdrawalDesk(site, token, { ...ann, id: atProvider }));
  await ada?.review();
  await ben?.review();
  await ben?.pay();
  await server.runJobs('withdraw.send');
  const inQueue = await ask(300_000);
  await withdrawalDesk(site, tokens[0], { ...ann, id: inQueue }).review();
  return { atProvider, inQueue };
}

/** One operator proposes money for a player. */
export function proposeMoney(
  site: Site,
  [ada]: OperatorTokens,
  { userName: UserName }: SignedInPlayer,
  {
    Type,
    Amount,
  }: {
    readonly Type: Input<typeof manualAdjustmentConsole.proposeAdjustment>['Type'];
    readonly Amount: number;
  },
) {
  return callConsole(site, ada, manualAdjustmentConsole.proposeAdjustment, {
    Type,
    Lines: [{ UserName, Amount }],
    Times: Type === 'grant' ? 200 : 0,
    MemoZh: '补偿',
    MemoEn: 'for the outage',
    Reason: 'for the outage',
  });
}

/** Two operators offer a player a bonus of 50. */
export async function offerBonus(
  site: Site,
  tokens: OperatorTokens,
  player: SignedInPlayer,
): Promise<void> {
  const { Id, Hash } = await proposeMoney(site, tokens, player, { Type: 'grant', Amount: 50 });
  await callConsole(site, tokens[1], operatorHttp.confirm, { Id, Hash });
}

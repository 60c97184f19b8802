import { beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { callKey, queries } from '@fairlot/shell';
import { toasts } from '@fairlot/ui/toast';
import { alertHttp } from '@fairlot/wire/play/alert';
import { hideToday, forgetPrizes, prizes, showAgain } from './prizes.ts';
import { takeAward } from './take-award.ts';

const wants = (IsWinningEnabled: boolean) =>
  queries.setQueryData(callKey(alertHttp.getAlertInfo, undefined), {
    IsFengDanEnabled: true,
    IsDrawEnabled: true,
    IsChatEnabled: true,
    IsWinningEnabled,
  });
let serial = 202_611_230_000;
/** An issue of its own, with 2 staked. */
const take = (prize: number, issue = (serial += 1), account = '') =>
  takeAward(
    {
      GameId: 4,
      SerialNumber: issue,
      LotteryName: 'x',
      Prize: mills(prize),
      Stake: mills(2000),
      WalletAmount: mills(0),
    },
    account,
  );
const shown = () => [prizes.get().cards.length, toasts.get().length];

beforeEach(() => {
  forgetPrizes();
  showAgain();
  toasts.set([]);
  wants(true);
});

test('more than was staked is a card, less or the same a quiet line, nothing is nothing', async () => {
  await take(2001);
  expect(shown()).toEqual([1, 0]);
  await take(1200);
  expect(shown()).toEqual([1, 1]);
  expect(toasts.get()[0]?.text).toMatchObject({ zh: '返还 1.200（投入 2.000）' });
  await take(2000);
  expect(shown()).toEqual([1, 2]);
  await take(0);
  expect(shown()).toEqual([1, 2]);
});

test('an issue is told once, however often it is heard', async () => {
  await take(5000, 1);
  await take(5000, 1);
  expect(shown()).toEqual([1, 0]);
});

test('who hides prizes for today, or wants to hear of none, is shown nothing of them', async () => {
  hideToday();
  await take(5000);
  await take(1200);
  showAgain();
  wants(false);
  await take(5000);
  await take(1200);
  expect(shown()).toEqual([0, 0]);
  wants(true);
  await take(5000);
  expect(shown()).toEqual([1, 0]);
});

test('what is told of somebody who has signed out meanwhile is shown to nobody', async () => {
  await take(5000, 3, 'somebody');
  await take(1200, 4, 'somebody');
  expect(shown()).toEqual([0, 0]);
});

import { profileHttp } from '@fairlot/wire/account/profile';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import type { DemoStage, DemoStep } from '#platform/demo';
import {
  DEMO_ACCOUNTS,
  DEMO_FUND_PASSWORD,
  DEMO_PASSWORD,
} from '../../auth/login/register/index.ts';
import { DEMO_CARDS } from './demo-text.ts';

async function bindCard(
  stage: DemoStage,
  name: string,
  [number, Holder]: (typeof DEMO_CARDS)[number],
) {
  const player = await stage.player(name);
  const { Payees, HasFundPassword } = await player.call(payoutAccountHttp.getPayees, null);
  if (!HasFundPassword) {
    await player.call(profileHttp.changePassword, {
      Kind: 'fund',
      OldPassword: DEMO_PASSWORD,
      NewPassword: DEMO_FUND_PASSWORD,
      ConfirmPassword: DEMO_FUND_PASSWORD,
    });
  }
  if (Payees.length > 0) return;
  await player.call(payoutAccountHttp.bindBankCard, {
    Bank: 'ICBC',
    Number: number,
    Confirm: number,
    Holder,
    Category: 'none',
    Password: DEMO_FUND_PASSWORD,
  });
}

/** A fund password and a bank card for each demo account. */
export const demoCards: DemoStep = {
  name: 'cards',
  after: ['money-settings'],
  run: async (stage) => {
    for (const [at, card] of DEMO_CARDS.entries()) {
      const account = DEMO_ACCOUNTS[at];
      if (account) await bindCard(stage, account.userName, card);
    }
  },
};

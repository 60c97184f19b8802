import { mills } from '@fairlot/rules/core/money';
import { bonusHttp } from '@fairlot/wire/money/bonus';
import { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';
import type { DemoStage, DemoStep } from '#platform/demo';
import { DEMO_MEMO } from './demo-text.ts';

/** Offers a bonus to a player who has none, by two operators. */
async function offer({ player, operators, confirm }: DemoStage, userName: string): Promise<void> {
  const { Grants } = await (await player(userName)).call(bonusHttp.getBonusWallet, null);
  if (Grants.length > 0) return;
  await confirm(
    operators[0].call(manualAdjustmentConsole.proposeAdjustment, {
      Type: 'grant',
      Lines: [{ UserName: userName, Amount: mills(100_000n) }],
      Times: 500,
      ...DEMO_MEMO,
      Reason: 'Demo: shows the bonus wallet',
    }),
  );
}

/** `player1` is offered a bonus; `player3` has taken one and turns it over. */
export const demoBonus: DemoStep = {
  name: 'bonus',
  // A bonus that runs is a turnover requirement, and would keep its player from withdrawing.
  after: ['withdrawals'],
  run: async (stage) => {
    await offer(stage, 'player1');
    await offer(stage, 'player3');
    const taker = await stage.player('player3');
    const { Grants } = await taker.call(bonusHttp.getBonusWallet, null);
    for (const { Id, State } of Grants) {
      if (State === 'PENDING') await taker.call(bonusHttp.claimBonus, { Id });
    }
  },
};

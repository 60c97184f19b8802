import { randomBytes } from 'node:crypto';
import { mills } from '@fairlot/rules/core/money';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { instantHttp } from '@fairlot/wire/play/instant';
import { newId } from '#platform/db';
import type { DemoStage, DemoStep } from '#platform/demo';
import { DEMO_ACCOUNTS } from '../../auth/login/register/index.ts';

const FIVE_DIGITS_INSTANT = 1;
const GAP_MS = 1_100;
/** Five bets that do not depend on each other: luck changes the balance by little. */
const PLAYS = ['ssc.c.ball1', 'ssc.c.ball2', 'ssc.c.ball3', 'ssc.c.ball4', 'ssc.c.ball5'];
const SIDES = ['big', 'odd', 'small', 'even'];
const STAKE = mills(400_000n);

async function turnOver(stage: DemoStage, userName: string): Promise<void> {
  const player = await stage.player(userName);
  const seed = await player.call(instantHttp.getSeed, {});
  if (seed.ClientSeed === null) {
    const ClientSeed = randomBytes(32).toString('hex');
    await player.call(instantHttp.setClientSeed, { SeedId: seed.SeedId, ClientSeed });
  }
  for (let round = 0; ; round += 1) {
    const { Gap } = await player.call(withdrawHttp.getWithdrawData, null);
    if (Gap === 0n) return;
    await player.call(instantHttp.play, {
      IntentId: newId(),
      GameId: FIVE_DIGITS_INSTANT,
      SeedId: seed.SeedId,
      AcceptAnyOdds: true,
      Bets: PLAYS.map((Play, at) => ({
        Play,
        Content: SIDES[(round + at) % SIDES.length] ?? 'big',
        Notes: 1,
        Mode: 0,
        Multiple: 1,
        Amount: STAKE,
      })),
    });
    await stage.pause(GAP_MS);
  }
}

/** The demo accounts play instant rounds until their turnover requirements are done. */
export const demoTurnover: DemoStep = {
  name: 'turnover',
  after: ['deposits'],
  run: async (stage) => {
    await Promise.all(DEMO_ACCOUNTS.map(({ userName }) => turnOver(stage, userName)));
  },
};

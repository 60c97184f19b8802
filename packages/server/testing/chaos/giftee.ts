import { setTimeout as delay } from 'node:timers/promises';
import { mills } from '@fairlot/rules/core/money';
import { type BonusGrant, bonusHttp } from '@fairlot/wire/money/bonus';
import { DEMO } from '#ledger';
import { offerBonus } from '../../features/money/bonus/index.ts';
import { transaction, type Db } from '#platform/db';
import type { Player } from './player.ts';
import type { World } from './world.ts';

/** Bonuses of a player who lives on them: no more than one answer lists. */
const OFFERS = 40;
const AMOUNT = mills(300_000n);
/** Two of three are turned over with a few bets, one by nobody. */
const TIMES = [100, 200, 10_000] as const;

/** Offers a player one bonus after the other, all at once. */
export async function offerBonuses(db: Db, playerId: bigint): Promise<void> {
  for (const [n, times] of TIMES.entries()) {
    const offers = Array.from({ length: OFFERS }, (_, at) => at)
      .filter((at) => at % TIMES.length === n)
      .map((at) => ({ playerId, source: `chaos:${at}`, amount: AMOUNT }));
    const terms = { currency: DEMO, times, memo: { zh: '', en: '' } };
    await transaction(db, (tx) => offerBonus(tx, offers, terms));
  }
}

/** Ends a bonus once nothing waits for a draw: makes it cash, or gives it up where that is refused or luck has it. */
async function end({ call, luck, known }: Player, Id: number): Promise<void> {
  if (luck.has(70)) {
    const released = await call(bonusHttp.releaseBonus, { Id });
    if (released.code === 'OK') known.ended.set(Id, released.value);
    if (released.code !== 'BONUS_NOT_MET') return;
  }
  const given = await call(bonusHttp.forfeitBonus, { Id });
  if (given.code === 'OK') known.ended.set(Id, { Released: mills(0n), Taken: given.value.Taken });
}

/** Takes the next bonus where he has none, or waits for his draws and ends the one that he has. */
export async function liveOnBonus(world: World, player: Player): Promise<void> {
  const { call, luck, known } = player;
  const look = async () => (await call(bonusHttp.getBonusWallet, null)).value;
  const { Grants } = await look();
  const of = (state: BonusGrant['State']) => Grants.find(({ State }) => State === state);
  const [active, next] = [of('ACTIVE'), of('PENDING')];
  if (!active) {
    if (!next) return;
    known.claims.set(next.Id, 'asked');
    const claimed = await call(bonusHttp.claimBonus, { Id: next.Id });
    if (claimed.code === 'OK') known.claims.set(next.Id, 'done');
    return;
  }
  if (!luck.has(30)) return;
  while (!world.isClosing() && (await look()).HasOpenBets) await delay(100);
  if (!world.isClosing()) await end(player, active.Id);
}

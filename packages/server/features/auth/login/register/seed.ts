import type { Currency } from '#ledger';
import { transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { giveDemoMoney } from './demo-money.ts';
import { hashPlayerPassword } from '../../credentials/passwords/index.ts';
import { findPlayerByName, insertPlayer } from '../sessions/store.ts';

/** Accounts of a demo, printed at the start; the site listens on loopback only. */
export const DEMO_PASSWORD = 'play-money-88';
/** The fund password that the demo data gives them. */
export const DEMO_FUND_PASSWORD = 'cash-out-88';
export const DEMO_ACCOUNTS = [
  { userName: 'agent01', nickName: 'Yunqi', isAgent: true, prizeGroup: 1980 },
  { userName: 'agent02', nickName: 'Hanshan', isAgent: true, prizeGroup: 1970, parent: 'agent01' },
  { userName: 'agent03', nickName: 'Xijian', isAgent: true, prizeGroup: 1962, parent: 'agent02' },
  { userName: 'player1', nickName: 'Qingshan', isAgent: false, parent: 'agent03' },
  { userName: 'player2', nickName: 'Songfeng', isAgent: false },
  { userName: 'player3', nickName: 'Zhuli', isAgent: false },
] as const;

/**
 * Makes the demo accounts that are missing, each with demo money: three levels below the first agent,
 * nobody with a higher prize group than the one above him.
 */
export async function seedDemoPlayers(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  currency: Currency,
  dataFolder: string,
): Promise<void> {
  let hash: Awaited<ReturnType<typeof hashPlayerPassword>> | undefined;
  for (const account of DEMO_ACCOUNTS) {
    if (await findPlayerByName(db, account.userName)) continue;
    // One for all of them: their password is printed anyway, and a hash takes longer than the rest.
    hash ??= await hashPlayerPassword(dataFolder, DEMO_PASSWORD);
    if (!hash.ok) return;
    const passwordHash = hash.value;
    await transaction(db, async (tx) => {
      const playerId = await insertPlayer(tx, { ...account, passwordHash });
      if (playerId !== undefined) await giveDemoMoney({ tx, ports }, playerId, currency);
    });
  }
}

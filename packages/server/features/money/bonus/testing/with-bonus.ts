import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, mills } from '@fairlot/rules/core/money';
import type { CartRow } from '@fairlot/wire/play/bet';
import { balanceOf, bonusOf, DEMO } from '#ledger';
import { newId, transaction } from '#platform/db';
import type { TestDatabase, TestServer } from '#testing';
import { makePlayers, row } from '../../../play/bet/testing.ts';
import { openFedIssue } from '../../../play/bet/testing/fed.ts';
import { CQSSC, placeRows, settleFed } from '../../../play/bet/testing/settled.ts';
import { adjustNow } from '../../manual-adjustment/testing/adjust-now.ts';
import { claimBonus } from '../claim-bonus.ts';
import { offerBonus } from '../offer.ts';
import { listGrants } from '../store-list.ts';

type Rooms = Pick<TestDatabase, 'db' | 'owner'>;
type Terms = { readonly times?: number };

/** A player with so much cash and, where it is more than nothing, so much of a bonus that he took. */
export async function playerWithBonus(
  rooms: Rooms,
  { cash, bonus }: { readonly cash: bigint; readonly bonus: bigint },
  terms: Terms = {},
): Promise<bigint> {
  const [playerId] = await makePlayers(rooms, 1, mills(cash === 0n ? 1n : cash));
  invariant(playerId !== undefined, 'a player was made');
  if (cash === 0n) {
    const spent = { kind: 'adjustDeduct', playerId, amount: mills(1n) } as const;
    await transaction(rooms.db, (tx) => adjustNow(tx, spent));
  }
  if (bonus > 0n) await giveBonus(rooms, playerId, mills(bonus), terms);
  return playerId;
}

/** Offers a bonus and takes it; the number of the grant. */
export async function giveBonus(
  { db }: Rooms,
  playerId: bigint,
  amount: Money,
  { times = 1000 }: Terms = {},
): Promise<bigint> {
  const source = `test:${newId()}`;
  await transaction(db, (tx) =>
    offerBonus(tx, [{ playerId, source, amount }], {
      currency: DEMO,
      times,
      memo: { zh: '', en: '' },
    }),
  );
  const grant = await newestGrant({ db }, playerId);
  const claimed = await claimBonus(db, { playerId, id: grant.id });
  invariant(claimed.ok, 'it was taken');
  return grant.id;
}

/** The bonus that he was offered last. */
export async function newestGrant({ db }: Pick<Rooms, 'db'>, playerId: bigint) {
  const [grant] = await listGrants(db, playerId, 1);
  invariant(grant, 'he was offered one');
  return grant;
}

/** Numbers of a draw: what `fixed('4||||')` wins, and what it loses. */
export const WON = '4,3,9,9,1';
export const LOST = '8,3,9,9,1';
export const fixed = (content: string, Multiple: number) => row('ssc.fixed', content, { Multiple });

/** Bets in an issue of their own, which is drawn. */
export async function betAlone(
  server: TestServer,
  playerId: bigint,
  rows: readonly CartRow[],
  number: string,
) {
  const issue = await openFedIssue(server, CQSSC);
  await placeRows(server, playerId, issue, rows);
  await settleFed(server, issue, number, 3);
  return issue;
}

/** What he has: in cash, and of bonus. */
export const bothOf = async ({ db }: Rooms, playerId: bigint) =>
  [await balanceOf(db, playerId, DEMO), await bonusOf(db, playerId, DEMO)] as const;

/** Cash-flow types of the journals of a player, the newest last, with what they moved of cash. */
export async function flowOf({ owner }: Rooms, playerId: bigint) {
  const { rows } = await sql<{ kind: number; amount: bigint }>`
    SELECT j.kind, e.amount FROM ledger_journal j
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1
    WHERE j.player_id = ${playerId} ORDER BY e.version_after`.execute(owner);
  return rows.map(({ kind, amount }) => [kind, amount] as const);
}

/** Whether somebody waits for a lock in a statement. */
export const isWaiting = async ({ owner }: Rooms, statement: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE ${`%${statement}%`} AND pid <> pg_backend_pid()`.execute(owner);
  return rows.length > 0;
};

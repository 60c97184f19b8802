import { sql } from 'kysely';
import type { TestServer } from '#testing';
import { countMoney } from '../count-money.ts';

/** Counts all of a test server from the start, as after a migration that changes what is counted. */
export async function recount({ owner, db }: Pick<TestServer, 'owner' | 'db'>): Promise<void> {
  await sql`TRUNCATE money_hour, money_day, line_day, line_hour, line_person, bet_counted`.execute(
    owner,
  );
  await sql`UPDATE money_counted SET upto = 0, odd = 0, open_stake = 0, signed_in_at = '-infinity'`.execute(
    owner,
  );
  await sql`UPDATE line_count c SET is_counted = false, directs = 0, members = 0, agents = 0, balance = 0,
    line_balance = 0, parent = p.parent, is_test = p.flags & flag_test_account() <> 0
    FROM player p WHERE p.player_id = c.player_id`.execute(owner);
  await sql`UPDATE player_move SET is_counted = true`.execute(owner);
  await sql`INSERT INTO bet_count_queue (issue_id)
    SELECT issue_id FROM issue_job WHERE step = 'done' AND has_tickets ON CONFLICT DO NOTHING`.execute(
    owner,
  );
  await countMoney(db);
}

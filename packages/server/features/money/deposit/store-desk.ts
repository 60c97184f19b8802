import { sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor } from '#platform/db';

type Waiting = {
  waiting: number;
  waiting_ms: bigint | null;
  exceptions: number;
  exception_ms: bigint | null;
  chargebacks: number;
  chargeback_ms: bigint | null;
};

/** What waits for operators, at most `MOST_COUNTED` of each, and since when the oldest of each does. */
export async function readWaiting(db: Executor): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT d.waiting, d.waiting_ms, e.exceptions, e.exception_ms, c.chargebacks, c.chargeback_ms
    FROM (SELECT count(*)::int AS waiting, to_ms(min(created_at)) AS waiting_ms
      FROM (SELECT created_at FROM deposit WHERE state = 0 ORDER BY created_at LIMIT ${MOST_COUNTED}) o) d
    CROSS JOIN (SELECT count(*)::int AS exceptions, to_ms(min(found_at)) AS exception_ms
      FROM (SELECT found_at FROM deposit_exception WHERE state IN (0, 1) ORDER BY found_at LIMIT ${MOST_COUNTED}) o) e
    CROSS JOIN (SELECT count(*)::int AS chargebacks, to_ms(min(found_at)) AS chargeback_ms
      FROM (SELECT found_at FROM deposit_chargeback WHERE state = 0 ORDER BY found_at LIMIT ${MOST_COUNTED}) o) c`.execute(
    db,
  );
  const [row] = rows;
  invariant(row, 'a count has a row');
  return row;
}

const TEST = flagBit('TEST_ACCOUNT');

/** First deposits that were credited, by day of the site, from a moment on; those of test accounts are none. */
export async function firstDeposits(
  db: Executor,
  currency: string,
  fromMs: number,
): Promise<readonly { readonly day: string; readonly n: number; readonly amount: bigint }[]> {
  const { rows } = await sql<{ day: string; n: number; amount: bigint }>`
    SELECT site_day(d.ended_at) AS day, count(*)::int AS n, sum(d.paid)::bigint AS amount
    FROM deposit d JOIN player p ON p.player_id = d.player_id
    WHERE d.is_first AND d.ended_at >= from_ms(${fromMs}) AND d.currency = ${currency}
      AND p.flags & ${TEST}::bigint = 0 GROUP BY 1`.execute(db);
  return rows;
}

export type ChannelEnds = {
  readonly id: number;
  readonly zh: string;
  readonly en: string;
  readonly ended: number;
  readonly paid: number;
};

/** Orders made in the last 24 hours that ended, by channel, and those of them that were credited. */
export async function channelEnds(db: Executor): Promise<readonly ChannelEnds[]> {
  const { rows } = await sql<ChannelEnds>`
    SELECT c.id, c.zh, c.en, n.ended, n.paid FROM deposit_channel c CROSS JOIN LATERAL (
      SELECT count(*)::int AS ended, (count(*) FILTER (WHERE d.state = 1))::int AS paid FROM deposit d
      WHERE d.channel_id = c.id AND d.state IN (1, 2) AND d.created_at > (SELECT app_now()) - interval '24 hours') n
    WHERE c.is_on OR n.ended > 0 ORDER BY c.sort, c.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { readsOf } from '#testing/reads-of';

/** Whether a bonus waits for a draw is asked of what is open, however much its player ever bet with it. */
const server = withTestServer();
const MANY = 3_000;
const FEW = 60;
const ME = 1_000_001;
const GRANT = 7;

/** Of each issue one bet with the bonus; all are drawn but those last ones. */
const fill = (open: number) => async (tx: Tx) => {
  await sql`
    INSERT INTO issue_job (issue_id, kind, step, due_at)
    SELECT 1000000 + n, 'official', CASE WHEN n > ${MANY - open} THEN 'close' ELSE 'done' END, app_now()
    FROM generate_series(1, ${MANY}) n`.execute(tx);
  await sql`
    INSERT INTO bet (player_id, id, intent, issue_id, play_id, mode, state, notes, multiple, terms_version, unit_stake,
      stake, accepted_at, settled_at, odds, content)
    SELECT ${ME}, gen_random_uuid(), gen_random_uuid(), j.issue_id, 1, 0, CASE j.step WHEN 'done' THEN 2 ELSE 0 END, 1, 1, 0,
      1000, 1000, app_now(), CASE j.step WHEN 'done' THEN app_now() END, '{}', ''
    FROM issue_job j WHERE j.issue_id > 1000000`.execute(tx);
  await sql`
    INSERT INTO bonus_stake (player_id, bet_id, issue_id, grant_id, stake, bonus)
    SELECT b.player_id, b.id, b.issue_id, ${GRANT}, 1000, 1000 FROM bet b WHERE b.player_id = ${ME}`.execute(
    tx,
  );
  for (const table of ['issue_job', 'bet', 'bonus_stake'])
    await sql`ANALYZE ${sql.table(table)}`.execute(tx);
};

const ask =
  (grant: number, has: boolean, player = ME) =>
  async (tx: Tx) => {
    const { rows } = await sql<{ has: boolean }>`
      SELECT bonus_has_bets(${player}, ${grant}) AS has`.execute(tx);
    expect(rows[0]?.has).toBe(has);
  };
/** The control: whoever looks at all of them. */
const lookAtAll = async (tx: Tx) => {
  const { rows } = await sql<{ jobs: bigint; bets: bigint; stakes: bigint }>`
    SELECT (SELECT count(*) FROM issue_job WHERE issue_id > 1000000 AND due_at < 'infinity') AS jobs,
      (SELECT count(*) FROM bet WHERE player_id = ${ME} AND state > 0) AS bets,
      (SELECT count(*) FROM bonus_stake WHERE player_id = ${ME} AND bonus > 0) AS stakes`.execute(
    tx,
  );
  expect(rows).toEqual([{ jobs: BigInt(MANY), bets: BigInt(MANY), stakes: BigInt(MANY) }]);
};

it.each(['issue_job', 'bet', 'bonus_stake'])('reads of %s what is open alone', async (table) => {
  const [none, all] = await readsOf(server().owner, table, fill(0), ask(GRANT, false), lookAtAll);
  expect(none).toBeLessThan(FEW);
  expect(all).toBeGreaterThanOrEqual(MANY);
  const some = await readsOf(
    server().owner,
    table,
    fill(5),
    ask(GRANT, true),
    ask(GRANT + 1, false),
    ask(GRANT, false, ME + 1),
  );
  expect(Math.max(...some)).toBeLessThan(FEW);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withFlags } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { readOwnLimits } from '@fairlot/server/features/play/responsible-gaming/store';
import { ownLimits } from '@fairlot/server/features/money/deposit/orders/index';
import { book } from '@fairlot/server/features/team/transfer/send';
import { findByIntent } from '@fairlot/server/features/team/transfer/store';
import { tellReceiver } from '@fairlot/server/features/team/transfer/tell';
import { DEMO, transfer } from '@fairlot/server/ledger/index';
import { ledgerRows } from '@fairlot/server/ledger/post';
import { newId, transaction } from '@fairlot/server/platform/db';
import { createPorts } from '@fairlot/server/platform/port';
import { makePlayers, type BetDatabase } from './bet-database.ts';
import { isWanted, lessIsBetter, moreIsBetter, type BenchOptions, type Line } from './line.ts';
import { rateOf } from './money-workers.ts';

const GOAL = 0.5;
const WORKERS = 32;
const AMOUNT = mills(100_000n);
const ALLOW = withFlags(['ALLOW_TRANSFER']);

/** A transfer as one SQL function with the same locks, checks, rows and postings. The inbox message is sent by our code. */
const CREATE = sql.raw(`
  CREATE OR REPLACE FUNCTION bench_transfer(_from bigint, _to bigint, _id uuid, _no text, _intent uuid, _hash bytea, _amount bigint,
    _rows ledger_posting[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    _now timestamptz := app_now();
    _w record; _d record; _owed bigint;
  BEGIN
    PERFORM FROM player WHERE player_id = _from AND flags & ${ALLOW} <> 0 AND NOT is_demo FOR UPDATE;
    IF NOT FOUND OR EXISTS (SELECT FROM transfer WHERE from_player = _from AND intent = _intent)
      OR EXISTS (SELECT FROM requirement WHERE player_id = _from AND state = 0)
    THEN RAISE EXCEPTION 'the sender may not'; END IF;
    PERFORM FROM player WHERE player_id = _to AND parent = _from AND flags = 0 AND NOT is_demo FOR NO KEY UPDATE;
    IF NOT FOUND OR EXISTS (
        SELECT FROM player_layer p JOIN layer l ON l.id = p.layer_id WHERE p.player_id = _to AND l.is_read_only)
      OR EXISTS (SELECT FROM own_break b WHERE b.player_id = _to AND b.until_at > _now)
      OR EXISTS (SELECT FROM limit_room(_to, _now) r WHERE r.kind = 3 AND r.used + _amount > r.amount)
    THEN RAISE EXCEPTION 'the receiver may not'; END IF;
    SELECT count(*) AS n, coalesce(sum(t.amount), 0) AS sum INTO _d FROM transfer t
    WHERE t.from_player = _from AND t.made_at > _now - interval '25 hours' AND site_day(t.made_at) = site_day(_now);
    SELECT * INTO _w FROM transfer_lock(_from, _to, 'DEM');
    SELECT coalesce((SELECT owed FROM debt WHERE player_id = _from AND currency = 'DEM'), 0) INTO _owed;
    IF _d.n >= 50 OR _d.sum + _amount > 200000000 OR _amount > _w.from_cash - _owed
    THEN RAISE EXCEPTION 'it is too much'; END IF;
    IF EXISTS (SELECT FROM ledger_post(_rows) p WHERE p.verdict <> 1) THEN RAISE EXCEPTION 'it was not posted'; END IF;
    INSERT INTO transfer (id, no, from_player, to_player, intent, request_hash, kind, currency, amount, times, note, from_balance,
      to_balance)
    VALUES (_id, _no, _from, _to, _intent, _hash, 1, 'DEM', _amount, 100, '', _w.from_cash - _amount, _w.to_cash + _amount);
    PERFORM requirement_open(_to, 902::smallint, 'transfer:' || _id, _amount, 100);
  END $$`);

type Pair = { readonly from: bigint; readonly to: bigint };

/** Agents who may transfer, each with a direct. */
async function makePairs(database: BetDatabase, count: number): Promise<Pair[]> {
  const { owner } = database;
  const parents = await makePlayers(database, count);
  await sql`UPDATE player SET is_agent = true, flags = ${ALLOW} WHERE player_id = ANY (${parents}::bigint[])`.execute(
    owner,
  );
  const below = await makePlayers(database, count, { parents });
  const { rows } = await sql<Pair>`
    SELECT parent AS "from", player_id AS "to" FROM player WHERE player_id = ANY (${below}::bigint[])`.execute(
    owner,
  );
  return [...rows];
}

/** The use case after the proof, as the server runs it. */
async function sendOurs({ app }: BetDatabase, { from, to }: Pair): Promise<void> {
  const { db, settings } = app.platform;
  const ports = createPorts();
  ports.fill(ownLimits, readOwnLimits);
  const asked = {
    IntentId: randomUUID(),
    UserName: '',
    Type: 'DEPOSIT' as const,
    Amount: AMOUNT,
    Note: '',
    FundPassword: 'x',
  };
  const deps = { db, settings, ports, passes: () => true };
  await transaction(db, async (tx) => {
    await sql`SELECT FROM player WHERE player_id = ${from} FOR UPDATE`.execute(tx);
    await book(deps, tx, { playerId: from, targetId: to, asked, hash: randomBytes(32) });
  });
}

async function sendPlainly({ app }: BetDatabase, { from, to }: Pair): Promise<void> {
  const [id, intent] = [newId(), randomUUID()];
  const no = `T20261129${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
  const unit = transfer({ id, from, to, amount: AMOUNT, currency: DEMO });
  await transaction(app.platform.db, async (tx) => {
    await sql`
      SELECT bench_transfer(${from}, ${to}, ${id}, ${no}, ${intent}, ${randomBytes(32)}, ${AMOUNT}, ${ledgerRows([unit])})`.execute(
      tx,
    );
    const row = await findByIntent(tx, from, intent);
    invariant(row, 'the transfer is there');
    await tellReceiver(tx, row, { type: 'DEPOSIT', required: AMOUNT });
  });
}

/** Transfers of agents to directs, each by another agent: the use case beside its SQL alone, by many at once and by one. */
export async function transfers(
  database: BetDatabase,
  options: BenchOptions,
): Promise<readonly Line[]> {
  if (!isWanted('transfer-vs-sql', options) && !isWanted('transfer-lone', options)) return [];
  const { owner } = database;
  await CREATE.execute(owner);
  await sql`GRANT EXECUTE ON FUNCTION bench_transfer TO fairlot_app`.execute(owner);
  const times = { warmMs: 1_000, measureMs: options.isQuick ? 2_000 : 5_000 };
  const count = options.isQuick ? 4_000 : 10_000;
  const [mine, plain] = [await makePairs(database, count), await makePairs(database, count)];
  await sql`VACUUM ANALYZE`.execute(owner);
  const rate = (
    workers: number,
    pairs: Pair[],
    send: (database: BetDatabase, pair: Pair) => Promise<void>,
  ) =>
    rateOf(
      workers,
      async () => {
        const pair = pairs.pop();
        if (pair) await send(database, pair);
        return pair !== undefined;
      },
      times,
    );
  const lone = [await rate(1, mine, sendOurs), await rate(1, plain, sendPlainly)] as const;
  const many = [
    await rate(WORKERS, mine, sendOurs),
    await rate(WORKERS, plain, sendPlainly),
  ] as const;
  const against = 'one call of a function with the same checks, rows and postings';
  return [
    moreIsBetter({
      bench: 'agents',
      case: 'transfer-vs-sql',
      ours: many[0].perSecond,
      against,
      theirs: many[1].perSecond,
      unit: 'transfers/s',
      note: `goal: at least ${GOAL}; ${WORKERS} at once over a pool of 16, the proof given, a fresh agent each; p50 ${many[0].p50.toFixed(1)} ms, of the function ${many[1].p50.toFixed(1)}`,
    }),
    lessIsBetter({
      bench: 'agents',
      case: 'transfer-lone',
      ours: lone[0].p50,
      against,
      theirs: lone[1].p50,
      unit: 'ms p50',
      note: 'one transfer at a time; shown beside',
    }),
  ];
}

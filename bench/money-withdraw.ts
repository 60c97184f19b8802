import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { bookRequest } from '@fairlot/server/features/money/withdraw/request/book-request';
import { faultBeforeProof, hashOf } from '@fairlot/server/features/money/withdraw/request/request';
import { readMeasures } from '@fairlot/server/features/money/risk/store-measure';
import { insertJudgement, readTerms } from '@fairlot/server/features/money/risk/store-rules';
import { tell } from '@fairlot/server/features/money/withdraw/request/tell';
import { newHoldId, reserve } from '@fairlot/server/ledger/index';
import { ledgerRows } from '@fairlot/server/ledger/post';
import { newId, transaction } from '@fairlot/server/platform/db';
import { makePlayers, type BetDatabase } from './bet-database.ts';
import { moreIsBetter, type BenchOptions, type Line } from './line.ts';
import { rateOf } from './money-workers.ts';

const GOAL = 0.5;
const WORKERS = 32;
const AMOUNT = mills(100_000n);

/**
 * The same locks, checks, rows and postings as a request, in one function; what the rules of risk measure and keep
 * is read and written by the statements of the request itself.
 */
const CREATE = sql.raw(`
  CREATE OR REPLACE FUNCTION bench_withdraw(_player bigint, _id uuid, _no text, _intent uuid, _hash bytea, _payee bigint,
    _hold bigint, _amount bigint, _fee bigint, _rows ledger_posting[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    _now timestamptz := app_now();
    _p payee; _w record; _s record; _balance bigint; _deposits bigint; _verdict smallint;
  BEGIN
    PERFORM FROM player WHERE player_id = _player AND flags & 1 = 0 AND fund_hash IS NOT NULL FOR UPDATE;
    IF NOT FOUND OR EXISTS (SELECT FROM withdrawal WHERE player_id = _player AND intent = _intent)
      OR EXISTS (SELECT FROM requirement WHERE player_id = _player AND state = 0)
    THEN RAISE EXCEPTION 'it may not be asked for'; END IF;
    SELECT * INTO _p FROM payee WHERE player_id = _player AND id = _payee AND removed_at IS NULL AND usable_at <= _now FOR UPDATE;
    IF NOT FOUND OR NOT EXISTS (SELECT FROM bank WHERE code = _p.bank AND withdraw_on)
      OR EXISTS (SELECT FROM payee_block b WHERE b.number_mac = _p.number_mac)
    THEN RAISE EXCEPTION 'it may not be paid to'; END IF;
    SELECT count(*)::int AS n, coalesce(sum(amount), 0)::bigint AS sum, max(asked_at) AS last INTO _w FROM withdrawal
    WHERE player_id = _player AND (asked_at > _now - interval '25 hours' OR state NOT IN (1, 2, 3));
    SELECT balance INTO _balance FROM ledger_account WHERE player_id = _player AND kind = 1 AND currency = 'DEM';
    SELECT coalesce(sum(e.amount), 0) INTO _deposits FROM ledger_journal j
    JOIN ledger_kind k ON k.kind = j.kind AND k.class = 1
    JOIN ledger_entry e ON e.player_id = j.player_id AND e.journal_id = j.id AND e.account = 1 WHERE j.player_id = _player;
    WITH mine AS MATERIALIZED (SELECT DISTINCT ip, device_id FROM session WHERE player_id = _player)
    SELECT EXISTS (SELECT FROM session s JOIN mine m ON m.ip = s.ip WHERE s.player_id <> _player) AS ip,
      EXISTS (SELECT FROM session s JOIN mine m ON m.device_id = s.device_id WHERE s.player_id <> _player) AS device INTO _s;
    INSERT INTO withdrawal (player_id, id, no, intent, request_hash, payee_id, kind, bank, shown, number_mac, currency, amount, fee,
      balance_before, hold_id, state, risk, second_for, day_count, day_sum)
    VALUES (_player, _id, _no, _intent, _hash, _payee, _p.kind, _p.bank, _p.shown, _p.number_mac, 'DEM', _amount, _fee, _balance,
      _hold, 0, 1, 6, _w.n, _w.sum);
    SELECT verdict INTO _verdict FROM ledger_post(_rows);
    IF _verdict <> 1 THEN RAISE EXCEPTION 'it was not set aside: %', _verdict; END IF;
  END $$`);

/** Players with money, a fund password, nothing to turn over and a card each; the id of it by theirs. */
async function readyPlayers(database: BetDatabase, count: number) {
  const ids = await makePlayers(database, count);
  const { owner } = database;
  await sql`UPDATE player SET fund_hash = 'none' WHERE player_id = ANY (${ids}::bigint[])`.execute(
    owner,
  );
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    INSERT INTO payee (player_id, kind, bank, sealed_number, sealed_holder, number_mac, shown, category, usable_at)
    SELECT p, 1, 'ICBC', '\\x00', '\\x00', sha256(convert_to(p::text, 'UTF8')), '**** 1234', 1, app_now() - interval '1 day'
    FROM unnest(${ids}::bigint[]) p RETURNING player_id, id`.execute(owner);
  return rows;
}

/** A withdrawal is asked for by one who proved that he is he, each by another player: the use case, beside its SQL alone. */
export async function withdrawals(
  database: BetDatabase,
  { isQuick = false }: BenchOptions,
): Promise<Line> {
  const { owner, app } = database;
  const { db } = app.platform;
  await CREATE.execute(owner);
  await sql`GRANT EXECUTE ON FUNCTION bench_withdraw TO fairlot_app`.execute(owner);
  await sql`
    INSERT INTO site_setting (name, value) VALUES ('withdrawFrom', '"00:00"'), ('withdrawTo', '"00:00"')
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`.execute(owner);
  const times = { warmMs: 1_000, measureMs: isQuick ? 2_000 : 5_000 };
  const count = isQuick ? 4_000 : 12_000;
  const [mine, plain] = [await readyPlayers(database, count), await readyPlayers(database, count)];
  await sql`VACUUM ANALYZE`.execute(owner);
  const ours = await rateOf(
    WORKERS,
    async () => {
      const player = mine.pop();
      if (!player) return false;
      const { player_id: playerId, id } = player;
      const asked = {
        IntentId: randomUUID(),
        PayeeId: Number(id),
        Amount: AMOUNT,
        FundPassword: 'x',
      };
      invariant(!(await faultBeforeProof(app.platform, playerId, asked)), 'it may be asked for');
      await transaction(db, async (tx) => {
        await sql`SELECT FROM player WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
        await bookRequest(app.platform, tx, playerId, asked, hashOf(asked));
      });
      return true;
    },
    times,
  );
  const theirs = await rateOf(
    WORKERS,
    async () => {
      const player = plain.pop();
      if (!player) return false;
      const { player_id: playerId, id: payeeId } = player;
      const [id, holdId] = [newId(), newHoldId()];
      const no = `W20261126${id.slice(-8).toUpperCase()}`;
      const hold = {
        playerId,
        holdId,
        currency: 'DEM',
        purpose: 'withdrawal',
        amount: AMOUNT,
      } as const;
      await transaction(db, async (tx) => {
        const { version } = await readTerms(tx);
        const { bets } = await readMeasures(tx, playerId);
        const measures = { FIRST_USE: 1, BIG: Number(AMOUNT / 1_000n), COUNT: 1 + bets };
        await sql`
          SELECT bench_withdraw(${playerId}, ${id}, ${no}, ${randomUUID()}, ${randomBytes(32)}, ${payeeId}, ${holdId}, ${AMOUNT}, 0,
            ${ledgerRows([[reserve(hold)]])})`.execute(tx);
        await insertJudgement(tx, { playerId, withdrawalId: id, version, score: 1, measures });
        await tell(tx, { playerId, id }, { state: 'WAITING', no, step: 'ASKED' });
      });
      return true;
    },
    times,
  );
  return moreIsBetter({
    bench: 'money',
    case: 'withdraw-vs-sql',
    ours: ours.perSecond,
    against: 'one call of a function with the same checks, rows and postings',
    theirs: theirs.perSecond,
    unit: 'requests/s',
    note: `goal: at least ${GOAL}; ${WORKERS} at once over a pool of 16, the proof given, a fresh player each; p50 ${ours.p50.toFixed(1)} ms, of the function ${theirs.p50.toFixed(1)}`,
  });
}

import { createHash } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Cart } from '@fairlot/server/features/play/bet/place/store-place';
import type { BetDatabase } from './bet-database.ts';

/**
 * The contender of `bets-vs-function-call`: what somebody writes who wants one bet in one call and
 * nothing else. The same locks, checks and rows as `bet_place` of one cart with one bet, without
 * arrays and without verdicts for neighbours; every statement planned once a connection.
 */
const CREATE = sql.raw(`
  CREATE OR REPLACE FUNCTION bench_place(
    _player bigint, _intent uuid, _hash bytea, _issue int, _terms int, _game smallint, _serial bigint, _id uuid,
    _play smallint, _content text, _notes bigint, _mode smallint, _multiple int, _group smallint, _odds bigint[],
    _unit bigint, _stake bigint, _selection bytea, _leaf text, _most bigint, _most_bets int, _most_chars bigint,
    _most_prizes bigint)
  RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    _now timestamptz;
    _ok boolean;
    _balance bigint;
    _version bigint;
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(20001, _issue);
    PERFORM pg_advisory_xact_lock_shared(20002, 0);
    PERFORM FROM ledger_account WHERE player_id = _player AND kind = 1 AND currency = 'DEM' FOR UPDATE;
    _now := app_now();
    SELECT i.state = 0 AND i.closed_at IS NULL AND i.opened_at IS NOT NULL AND i.start_at <= _now AND _now < i.close_at
      AND g.state = 0 AND p.flags & 1050627 = 0 AND p.prize_group = _group
      AND coalesce((SELECT max(version) FROM game_terms t WHERE t.game_id = i.game_id), 0) = _terms
      AND coalesce((SELECT max(seq) FROM odds_move m WHERE m.issue_id = i.id), 0) = 0 AND p.parent IS NULL
      AND NOT EXISTS (SELECT FROM own_break o WHERE o.player_id = p.player_id AND o.until_at > _now)
      AND NOT EXISTS (SELECT FROM own_limit o WHERE o.player_id = p.player_id)
      AND NOT EXISTS (SELECT FROM ledger_account b WHERE b.player_id = p.player_id AND b.kind = 2 AND b.balance > 0)
      AND NOT EXISTS (SELECT FROM follow_leader l WHERE l.player_id = p.player_id AND l.followers > 0)
      AND NOT EXISTS (SELECT FROM bet_cart c WHERE c.player_id = p.player_id AND c.intent = _intent)
      AND NOT EXISTS (SELECT FROM bet_tally t WHERE t.player_id = p.player_id AND t.issue_id = i.id
        AND (t.bets >= _most_bets OR t.chars + char_length(_content) > _most_chars OR t.prize + _most > _most_prizes))
      AND NOT EXISTS (SELECT FROM ledger_journal j
        WHERE j.player_id = p.player_id AND j.idem_scope = 1 AND j.idem_key = 'bet:' || _id)
      AND EXISTS (SELECT FROM ledger_kind WHERE kind = 301)
    INTO _ok
    FROM issue i JOIN game g ON g.id = i.game_id CROSS JOIN player p WHERE i.id = _issue AND p.player_id = _player;
    IF _ok IS NOT TRUE OR _stake <> _unit * _notes THEN RAISE EXCEPTION 'the bet may not be taken'; END IF;
    UPDATE ledger_account SET balance = balance - _stake, version = version + 1
    WHERE player_id = _player AND kind = 1 AND currency = 'DEM' AND status = 0 AND balance >= _stake
    RETURNING balance, version INTO _balance, _version;
    IF NOT FOUND THEN RAISE EXCEPTION 'not enough money'; END IF;
    INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at, meta)
    VALUES (_player, _id, 301, 'DEM', 1, 'bet:' || _id, _hash, _now, _now,
      jsonb_build_object('gameId', _game, 'serialNumber', _serial, 'betId', _id));
    INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
    VALUES (_player, _id, 1, 1, 0, 'DEM', - _stake, _balance, _version), (_player, _id, 2, 10, _issue, 'DEM', _stake, NULL, NULL);
    INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at, rules_hash)
    VALUES (_player, _intent, _hash, _issue, ARRAY[_id], _stake, _balance, _now, _hash);
    INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
      terms_version, unit_stake, stake, accepted_at, selection_hash, leaf_hash)
    VALUES (_player, _id, _intent, _issue, _play, _content, _notes, _mode, _multiple, _group, _odds, _terms, _unit, _stake, _now,
      _selection, sha256('\\x00'::bytea || convert_to('{"acceptedAt":' || to_ms(_now) || _leaf, 'UTF8')));
    INSERT INTO bet_tally AS t (player_id, issue_id, bets, chars, prize)
    VALUES (_player, _issue, 1, char_length(_content), _most)
    ON CONFLICT (player_id, issue_id) DO UPDATE SET bets = t.bets + 1, chars = t.chars + excluded.chars,
      prize = t.prize + excluded.prize;
    RETURN _balance;
  END $$`);

const CALL = `SELECT bench_place($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, 1000000000,
  9000000000000000, 9000000000000000000) AS wallet`;

export const createPlain = ({ owner }: BetDatabase): Promise<unknown> => CREATE.execute(owner);

/** One bet by one call on one connection. */
export async function placePlainly(client: pg.Client, cart: Cart): Promise<void> {
  const [bet] = cart.bets;
  invariant(bet, 'a cart of one bet');
  const { playerId, intent, hash, issueId, termsVersion, gameId, serial } = cart;
  const row = [bet.id, bet.play.id, bet.content, bet.notes, bet.mode, bet.multiple, bet.prizeGroup];
  const values = [playerId, intent, hash, issueId, termsVersion, gameId, serial, ...row];
  const price = [bet.odds, bet.unitStake, bet.stake];
  // As much to hash and to keep as the leaf of a real bet.
  const leaf = [createHash('sha256').update(bet.content).digest(), `,"rest":"${'x'.repeat(300)}"}`];
  const { rows } = await client.query<{ wallet: string }>({
    name: 'plain',
    text: CALL,
    values: [...values, ...price, ...leaf, bet.most ?? 0n],
  });
  invariant(rows.length === 1, 'the bet is taken');
}

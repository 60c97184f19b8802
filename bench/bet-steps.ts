import { createHash } from 'node:crypto';
import type pg from 'pg';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Cart } from '@fairlot/server/features/play/bet/place/store-place';

/**
 * The contender: what a careful program does that has no function in the database. The same locks,
 * checks and rows as `bet_place`, one statement a step, in one transaction. Each statement is
 * prepared once a connection.
 */
const LOCK =
  'SELECT pg_advisory_xact_lock_shared(20001, $1), pg_advisory_xact_lock_shared(20002, 0)';
const CHECK = `
  SELECT app_now() AS now, i.close_at,
    i.state = 0 AND i.closed_at IS NULL AND i.opened_at IS NOT NULL AND i.start_at <= app_now() AND app_now() < i.close_at
      AND g.state = 0 AND p.flags & 1050627 = 0 AND p.prize_group = $3
      AND coalesce((SELECT max(version) FROM game_terms t WHERE t.game_id = i.game_id), 0) = $4
      AND coalesce((SELECT max(seq) FROM odds_move m WHERE m.issue_id = i.id), 0) = 0 AND p.parent IS NULL
      AND NOT EXISTS (SELECT FROM own_break o WHERE o.player_id = p.player_id AND o.until_at > app_now())
      AND NOT EXISTS (SELECT FROM own_limit o WHERE o.player_id = p.player_id)
      AND NOT EXISTS (SELECT FROM ledger_account b WHERE b.player_id = p.player_id AND b.kind = 2 AND b.balance > 0)
      AND NOT EXISTS (SELECT FROM follow_leader l WHERE l.player_id = p.player_id AND l.followers > 0)
      AND NOT EXISTS (SELECT FROM bet_cart c WHERE c.player_id = p.player_id AND c.intent = $5) AS ok
  FROM issue i JOIN game g ON g.id = i.game_id CROSS JOIN player p WHERE i.id = $1 AND p.player_id = $2`;
const CHARGE = `
  UPDATE ledger_account SET balance = balance - $2, version = version + 1
  WHERE player_id = $1 AND kind = 1 AND currency = 'DEM' AND status = 0 AND balance >= $2
  RETURNING balance, version`;
const JOURNAL = `
  INSERT INTO ledger_journal (player_id, id, kind, currency, idem_scope, idem_key, request_hash, effective_at, created_at, meta)
  VALUES ($1, $2, 301, 'DEM', 1, $3, $4, app_now(), app_now(), $5)`;
const ENTRIES = `
  INSERT INTO ledger_entry (player_id, journal_id, seq, account, ref, currency, amount, balance_after, version_after)
  VALUES ($1, $2, 1, 1, 0, 'DEM', - $3::bigint, $4, $5), ($1, $2, 2, 10, $6, 'DEM', $3, NULL, NULL)`;
const CART = `
  INSERT INTO bet_cart (player_id, intent, request_hash, issue_id, bet_ids, stake, wallet, accepted_at, rules_hash)
  VALUES ($1, $2, $3, $4, ARRAY[$5::uuid], $6, $7, $8, $3)`;
const BET = `
  INSERT INTO bet (player_id, id, intent, issue_id, play_id, content, notes, mode, multiple, prize_group, odds,
    terms_version, unit_stake, stake, accepted_at, selection_hash, leaf_hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;
const TALLY = `
  INSERT INTO bet_tally AS t (player_id, issue_id, bets, chars, prize) VALUES ($1, $2, 1, char_length($3), $4)
  ON CONFLICT (player_id, issue_id) DO UPDATE SET bets = t.bets + 1, chars = t.chars + excluded.chars,
    prize = t.prize + excluded.prize`;

type Account = { balance: string; version: string };

export async function placeInSteps(client: pg.Client, cart: Cart): Promise<void> {
  const { playerId, intent, issueId } = cart;
  const [bet] = cart.bets;
  invariant(bet, 'a cart of one bet');
  const step = <R extends pg.QueryResultRow>(name: string, text: string, values: unknown[]) =>
    client.query<R>({ name, text, values });
  await client.query('BEGIN');
  await step('lock', LOCK, [issueId]);
  const check = await step<{ now: Date; ok: boolean }>('check', CHECK, [
    issueId,
    playerId,
    bet.prizeGroup,
    cart.termsVersion,
    intent,
  ]);
  const now = check.rows[0]?.now;
  invariant(check.rows[0]?.ok, 'the bet may be taken');
  const charged = await step<Account>('charge', CHARGE, [playerId, bet.stake]);
  const [account] = charged.rows;
  invariant(account, 'there is enough money');
  const { balance, version } = account;
  const meta = { gameId: cart.gameId, serialNumber: cart.serial, betId: bet.id };
  await step('journal', JOURNAL, [playerId, bet.id, `bet:${bet.id}`, cart.hash, meta]);
  await step('entries', ENTRIES, [playerId, bet.id, bet.stake, balance, version, issueId]);
  const cartValues = [playerId, intent, cart.hash, issueId, bet.id, bet.stake, balance, now];
  await step('cart', CART, cartValues);
  const price = [bet.notes, bet.mode, bet.multiple, bet.prizeGroup, bet.odds, cart.termsVersion];
  const row = [playerId, bet.id, intent, issueId, bet.play.id, bet.content, ...price];
  // As much to hash and to keep as the leaf of a real bet.
  const leaf = [bet.content, `{"acceptedAt":${now}${'x'.repeat(300)}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  await step('bet', BET, [...row, bet.unitStake, bet.stake, now, ...leaf]);
  await step('tally', TALLY, [playerId, issueId, bet.content, bet.most ?? 0n]);
  await client.query('COMMIT');
}

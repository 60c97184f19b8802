import { sql, type RawBuilder } from 'kysely';
import { kindsFrom, type JournalSource } from '@fairlot/rules/core/journal-sources';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { ALL, linesOf, recentJournals, type LedgerInvariant } from './audit.ts';

/**
 * Finds the source row of each journal. A source is a condition on a journal j: `j.key` is its key after the first
 * colon, `j.second` and `j.rest` are parts of that, `j.amount` is the amount moved. A journal without a row was not
 * posted by the program, or its row was changed or deleted.
 */
type Condition = RawBuilder<unknown>;

const is = (...kinds: readonly (keyof typeof KIND)[]): Condition =>
  sql`j.kind = ANY (${kinds.map((name) => KIND[name])}::smallint[])`;

/** A number out of a key, or null where the key has none there. */
const number = (text: Condition, type: 'int' | 'bigint'): Condition =>
  sql`CASE WHEN ${text} ~ ${type === 'int' ? '^[0-9]{1,9}$' : '^([0-9]{1,18}|[1-8][0-9]{18})$'} THEN (${text})::${sql.raw(type)} END`;

/** Null where it is no number of a bet, so that one journal that is forged does not end the look at the others. */
const betId = sql`CASE WHEN j.meta ->> 'betId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN (j.meta ->> 'betId')::uuid END`;

const isTakenBack = sql`EXISTS (
  SELECT FROM ledger_journal b WHERE b.player_id = j.player_id AND b.reverses = j.id)`;

/** The journal that j takes back, as o. */
const original = sql`ledger_journal o WHERE o.player_id = j.player_id AND o.id = j.reverses`;

/** An order's own payment cannot be credited to it again as an unclaimed payment. */
const isCreditedOnce = sql`(${isTakenBack} OR NOT EXISTS (
  SELECT FROM ledger_journal s WHERE s.player_id = d.player_id AND s.idem_scope = 1
    AND s.idem_key = format('supplement:%s:%s', d.provider, d.pay_id)
    AND NOT EXISTS (SELECT FROM ledger_journal b WHERE b.player_id = s.player_id AND b.reverses = s.id)))`;

const deposits = sql`EXISTS (
  SELECT FROM deposit d
  WHERE d.player_id = j.player_id AND d.order_no = j.key AND d.currency = j.currency AND d.state = 1
    AND CASE WHEN ${is('depositFee')} THEN j.amount = d.fee WHEN ${is('depositBonus')} THEN j.amount = d.bonus
      ELSE j.amount = d.paid AND ${isCreditedOnce} END)`;

const exceptions = sql`EXISTS (
  SELECT FROM deposit_exception x
  WHERE x.provider = ${number(sql`j.second`, 'int')} AND x.amount = j.amount AND x.currency = j.currency AND x.is_booked
    -- A refund names the payment as its provider does, the queue may have it a second time.
    AND (x.pay_id = j.rest OR ${is('refundDeposit')} AND starts_with(x.pay_id, j.rest || '#'))
    AND CASE WHEN ${is('depositSupplement')} THEN x.state = 2 AND coalesce(x.player_id, j.player_id) = j.player_id
      WHEN ${is('forfeitDeposit')} THEN x.state = 4
      WHEN ${is('refundDeposit')} THEN x.state IN (3, 6) OR x.state = 2 AND EXISTS (
        SELECT FROM deposit_reversal r WHERE r.source = format('supplement:%s:%s', x.provider, x.pay_id))
      ELSE true END)`;

const reversals = sql`EXISTS (
  SELECT FROM (SELECT o.idem_key AS key FROM ${original}) o
  JOIN deposit_reversal r ON r.player_id = j.player_id AND r.currency = j.currency
    AND CASE WHEN ${is('depositFeeBack', 'revokeDepositBonus')}
      THEN r.order_no = substr(o.key, strpos(o.key, ':') + 1) ELSE r.source = o.key END
  WHERE j.amount = CASE WHEN ${is('depositFeeBack')} THEN r.fee WHEN ${is('revokeDepositBonus')} THEN r.bonus ELSE r.paid END)`;

const chargebacks = sql`EXISTS (
  SELECT FROM deposit_chargeback c
  WHERE c.provider = ${number(sql`j.second`, 'int')} AND j.rest IN (c.ref, format('%s#%s', c.ref, c.id))
    AND c.state = 3 AND c.amount = j.amount AND c.currency = j.currency)`;

/** A settlement line of a provider may net incoming payments with payouts. */
const statements = sql`EXISTS (
  SELECT FROM statement_line l
  WHERE l.provider = ${number(sql`j.second`, 'int')} AND l.kind IN (4, 5) AND l.ref = j.rest AND l.currency = j.currency
    AND CASE WHEN ${is('settleDeposit')} THEN l.kind = 4 AND j.amount = l.amount + coalesce((
        SELECT e.amount FROM ledger_journal s
        JOIN ledger_entry e ON e.player_id = s.player_id AND e.journal_id = s.id AND e.amount > 0
        WHERE s.player_id = j.player_id AND s.idem_scope = 1 AND s.idem_key = 'settle-withdrawal:' || j.key), 0)
      ELSE l.kind = 4 OR l.kind = 5 AND j.amount = l.amount END)`;

const withdrawals = sql`EXISTS (
  SELECT FROM withdrawal w
  WHERE w.player_id = j.player_id AND w.hold_id = ${number(sql`j.meta ->> 'holdId'`, 'bigint')} AND w.currency = j.currency
    AND CASE WHEN ${is('holdWithdrawal')} THEN j.amount = w.amount + w.fee
      WHEN ${is('withdrawFee')} THEN j.amount = w.fee AND w.state = 1
      WHEN ${is('returnWithdrawal')} THEN j.amount = w.amount + w.fee - w.paid AND w.state IN (2, 3)
      WHEN ${is('payWithdrawal')} THEN EXISTS (
        SELECT FROM withdrawal_part p WHERE p.player_id = w.player_id AND p.withdrawal_id = w.id AND p.no = j.rest
          AND p.state = 1 AND p.amount = j.amount)
      ELSE j.amount <= w.paid AND w.state = 1 END)`;

/** The journal of the member and that of the agent name the same order. */
const agentDeposits = sql`EXISTS (
  SELECT FROM agent_deposit a
  WHERE a.order_no = j.key AND a.currency = j.currency AND a.amount = j.amount AND a.state = 3
    AND j.player_id = CASE WHEN ${is('depositByAgent')} THEN a.player_id ELSE a.agent_id END)`;

const agentHolds = sql`EXISTS (
  SELECT FROM agent_deposit a
  WHERE a.agent_id = j.player_id AND a.hold_id = ${number(sql`j.meta ->> 'holdId'`, 'bigint')} AND a.currency = j.currency
    AND a.amount = j.amount AND (${is('holdAgentDeposit')} OR a.state > 3))`;

const schedules = sql`EXISTS (
  SELECT FROM schedule s
  WHERE s.player_id = j.player_id AND s.hold_id = ${number(sql`j.meta ->> 'holdId'`, 'bigint')} AND s.currency = j.currency
    AND CASE WHEN ${is('holdSchedule')} THEN j.amount = s.total
      WHEN j.rest = 'rest' THEN s.ended_at IS NOT NULL AND j.amount <= s.total
      ELSE EXISTS (
        SELECT FROM schedule_row w WHERE w.player_id = s.player_id AND w.schedule_id = s.id AND j.rest = 'row-' || w.n
          AND w.state <> 0 AND w.stake = j.amount) END)`;

/** Identifies bets by the id of their journal or by its metadata. */
const bets = sql`EXISTS (
  SELECT FROM bet b
  WHERE b.player_id = j.player_id
    AND b.id = CASE WHEN ${is('placeBet', 'followBet', 'instantBet')} THEN j.id ELSE ${betId} END
    AND CASE WHEN ${is('placeBet', 'followBet', 'instantBet')} THEN j.amount = b.stake
      WHEN ${is('cancelBet', 'refundIssue')} THEN j.amount = b.stake AND b.state = 1
      WHEN ${is('reversePayout', 'reverseTie')} THEN EXISTS (
        SELECT FROM issue_correction c WHERE c.issue_id = b.issue_id)
      WHEN ${isTakenBack} THEN true
      WHEN ${is('payout', 'instantPrize')} THEN j.amount = b.prize ELSE j.amount = b.refund END)`;

const isPayer = is('followCommissionOut', 'revokeCommissionOut');
const otherPlayer = number(sql`j.meta ->> 'otherPlayerId'`, 'bigint');

/** A follower's payment and what its leader got are linked: the same id in the books of both. Rows go after a year. */
const commissions = sql`(j.created_at < (SELECT app_now()) - interval '360 days' OR EXISTS (
  SELECT FROM follow_commission c
  WHERE c.player_id = CASE WHEN ${isPayer} THEN j.player_id ELSE ${otherPlayer} END
    AND c.leader_id = CASE WHEN ${isPayer} THEN ${otherPlayer} ELSE j.player_id END
    AND c.journal_id = coalesce(j.reverses, j.id) AND c.amount = j.amount
    AND (j.reverses IS NULL OR c.taken_back_at IS NOT NULL)))`;

const rebates = sql`EXISTS (
  SELECT FROM rebate r
  WHERE r.player_id = j.player_id AND r.amount = j.amount AND CASE WHEN j.reverses IS NULL
    THEN r.kind = j.kind AND j.idem_key = format('rebate:%s:%s:%s', r.issue_id, r.kind, r.run)
    ELSE r.until_run IS NOT NULL AND EXISTS (
      SELECT FROM ${original} AND o.kind = r.kind AND o.idem_key = format('rebate:%s:%s:%s', r.issue_id, r.kind, r.run)) END)`;

const adjustments = sql`EXISTS (
  SELECT FROM adjustment_line l JOIN adjustment a ON a.id = l.adjustment_id
  WHERE l.adjustment_id = ${number(sql`j.second`, 'int')} AND l.line::text = j.rest AND l.player_id = j.player_id
    AND l.fault IS NULL AND l.amount = j.amount AND a.kind = j.kind AND a.currency = j.currency)`;

const debts = sql`EXISTS (
  SELECT FROM debt_move m
  WHERE m.player_id = j.player_id AND m.cause = j.key AND m.currency = j.currency
    AND m.amount = CASE WHEN ${is('runDebt')} THEN j.amount ELSE - j.amount END)`;

/** One that is over gives what its bets bring back to the house, by the key of what brought it. */
const grants = sql`CASE WHEN starts_with(j.idem_key, 'bonus-over:') THEN EXISTS (
    SELECT FROM bonus_stake s JOIN bonus_grant g ON g.player_id = s.player_id AND g.id = s.grant_id
    WHERE s.player_id = j.player_id AND s.bet_id = ${betId} AND g.state > 1)
  ELSE EXISTS (
    SELECT FROM bonus_grant g
    WHERE g.player_id = j.player_id AND g.id = ${number(sql`j.key`, 'bigint')} AND g.currency = j.currency
      AND g.claimed_at IS NOT NULL
      AND j.amount = CASE WHEN ${is('bonusGrant')} THEN g.amount WHEN ${is('bonusRelease')} THEN g.released ELSE g.taken END)
  END`;

const bonusParts = sql`EXISTS (
  SELECT FROM bonus_stake s
  WHERE s.player_id = j.player_id AND s.bet_id = ${betId}
    AND CASE WHEN ${is('bonusBet')} THEN j.amount = s.bonus ELSE EXISTS (
      SELECT FROM ledger_journal w WHERE w.player_id = j.player_id AND w.idem_scope = 1 AND w.idem_key = j.key) END)`;

const sweeps = sql`EXISTS (
  SELECT FROM issue i
  WHERE i.id = CASE WHEN j.reverses IS NULL THEN ${number(sql`j.second`, 'int')}
      ELSE (SELECT ${number(sql`split_part(o.idem_key, ':', 2)`, 'int')} FROM ${original}) END
    AND i.winning_number IS NOT NULL AND (j.reverses IS NULL AND split_part(j.rest, ':', 2) = '1' OR EXISTS (
      SELECT FROM issue_correction c
      WHERE c.issue_id = i.id AND (j.reverses IS NOT NULL OR c.run::text = split_part(j.rest, ':', 2)))))`;

const players = sql`EXISTS (SELECT FROM player p WHERE p.player_id = j.player_id)`;

const transfers = sql`EXISTS (
  SELECT FROM transfer t
  WHERE t.id = j.id AND t.amount = j.amount AND t.currency = j.currency
    AND j.player_id = CASE WHEN ${is('transferOut')} THEN t.from_player ELSE t.to_player END)`;

const transferReversals = sql`EXISTS (
  SELECT FROM transfer_reversal r JOIN transfer t ON t.id = r.transfer_id
  WHERE r.transfer_id = j.reverses AND t.amount = j.amount AND t.currency = j.currency
    AND j.player_id = CASE WHEN ${is('reverseTransferOut')} THEN t.from_player ELSE t.to_player END)`;

type Sourced = Exclude<JournalSource, 'none' | 'unused'>;

const CONDITIONS: Readonly<Record<Sourced, Condition>> = {
  'adjustment_line.line': adjustments,
  'agent_deposit.hold_id': agentHolds,
  'agent_deposit.order_no': agentDeposits,
  'bet.id': bets,
  'bonus_grant.id': grants,
  'bonus_stake.bet_id': bonusParts,
  'debt_move.cause': debts,
  'deposit.order_no': deposits,
  'deposit_chargeback.ref': chargebacks,
  'deposit_exception.pay_id': exceptions,
  'deposit_reversal.source': reversals,
  'follow_commission.journal_id': commissions,
  'issue.id': sweeps,
  'player.player_id': players,
  'rebate.run': rebates,
  'schedule.hold_id': schedules,
  'statement_line.ref': statements,
  'transfer.id': transfers,
  'transfer_reversal.transfer_id': transferReversals,
  'withdrawal.hold_id': withdrawals,
};

type SourceOf = readonly [source: Sourced | 'unused', has: Condition];

const EVERY: readonly SourceOf[] = [
  ...Object.entries(CONDITIONS).map(([source, has]): SourceOf => [source as Sourced, has]),
  ['unused', sql`false`],
];

const lines = (scope: Condition, sources: readonly SourceOf[]): RawBuilder<{ line: string }> => {
  const kinds = sources.flatMap(([source]) => kindsFrom(source));
  const each = sources.map(
    ([source, has]) => sql`
      SELECT format('journal %s of player %s: kind %s of %s, and no such row of %s', j.id, j.player_id, j.kind, j.amount,
        ${source}::text) AS line
      FROM j WHERE j.kind = ANY (${kindsFrom(source)}::smallint[]) AND (${has}) IS NOT TRUE`,
  );
  return sql`
    WITH j AS MATERIALIZED (
      SELECT j.player_id, j.id, j.kind, j.currency, j.idem_key, j.meta, j.reverses, j.created_at, e.amount,
        k.key, split_part(k.key, ':', 1) AS second, substr(k.key, strpos(k.key, ':') + 1) AS rest
      FROM ledger_journal j
      CROSS JOIN LATERAL (SELECT substr(j.idem_key, strpos(j.idem_key, ':') + 1) AS key) k
      CROSS JOIN LATERAL (
        SELECT sum(e.amount) FILTER (WHERE e.amount > 0) AS amount FROM ledger_entry e
        WHERE e.player_id = j.player_id AND e.journal_id = j.id) e
      WHERE j.kind = ANY (${kinds}::smallint[]) AND ${scope})
    ${sql.join(each, sql` UNION ALL `)}`;
};

/** The look of every minute leaves bets to `bet_audit_recent`, which goes both ways. */
const RECENT = EVERY.filter(([source]) => source !== 'bet.id');

export const sourceInvariant: LedgerInvariant = {
  name: 'I13 a journal has its source row',
  find: (db) => linesOf(db, lines(ALL, EVERY)),
  findRecent: async (db) => linesOf(db, lines(await recentJournals(db), RECENT)),
  findRange: (db, { after, upto }) =>
    linesOf(db, lines(sql`j.n > ${after} AND j.n <= ${upto}`, EVERY)),
};

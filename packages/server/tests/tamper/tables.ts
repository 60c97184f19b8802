/** A change that the owner of the database makes to a table, and the invariant that names it. */
type Named = { readonly change: string; readonly named: string };
/** Why the audit need not name it: a heading of docs/operations/security.md, under which the table is listed. */
export const REASONS = [
  'Logins',
  'Terms and settings',
  'Reports from outside',
  'Counted again',
  'Short-lived',
  'Content',
] as const;
type Left = { readonly left: (typeof REASONS)[number] };
export type Tampered = Named | Left;

const named = (name: string, change: string): Named => ({ change, named: name });
const left = (reason: Left['left'], ...tables: readonly string[]): Readonly<Record<string, Left>> =>
  Object.fromEntries(tables.map((table) => [table, { left: reason }]));

const SOURCE = 'I13 a journal has its source row';
const SOME = `'00000000-0000-7000-8000-000000000001'`;

const TRANSFER = `
    INSERT INTO transfer (id, no, from_player, to_player, intent, request_hash, kind, currency, amount, times, note, from_balance,
      to_balance)
    SELECT ${SOME}, 'T20270305ABCDEF01', min(player_id), max(player_id), ${SOME}, sha256('x'), 1, 'DEM', 5, 100, '', 0, 5
    FROM player`;

/** Every table of the database. A new one needs a line here. */
export const TABLES: Readonly<Record<string, Tampered>> = {
  // Money.
  ledger_journal: named(
    'I9 a kind moves what it may',
    `UPDATE ledger_journal SET kind = 1101 WHERE kind = 301`,
  ),
  ledger_entry: named(
    'I1 a journal sums to zero',
    `UPDATE ledger_entry SET amount = amount + 1 WHERE seq = 1`,
  ),
  ledger_account: named(
    'I3 a balance is the sum of its entries',
    `UPDATE ledger_account SET balance = balance + 1`,
  ),
  ledger_hold: named(
    'I4 what is held is what the holds have left',
    `UPDATE ledger_hold SET remaining = remaining - 1 WHERE remaining > 0`,
  ),
  ledger_kind: named(
    'I9 the table of kinds is that of the rules',
    `UPDATE ledger_kind SET source = 40 WHERE kind = 1101`,
  ),
  ledger_seal: named('I10 the seals hold', `UPDATE ledger_seal SET journals = journals + 1`),
  ledger_snapshot: named(
    'I2 a snapshot is the sum of what came before it',
    `UPDATE ledger_snapshot SET balance = balance + 1`,
  ),
  deposit: named(SOURCE, `UPDATE deposit SET paid = paid + 1 WHERE state = 1`),
  deposit_exception: named(
    'deposits are what the books say',
    `
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, state, found_at)
    VALUES ('x', 1, 'x', 'x', 1, 5, 'DEM', true, 0, app_now())`,
  ),
  deposit_reversal: named(
    'deposits are what the books say',
    `
    INSERT INTO deposit_reversal (player_id, source, order_no, cause, currency, paid, fee, bonus, taken, owed, is_there, made_by,
      reason, at)
    SELECT player_id, 'deposit:' || order_no, order_no, 1, currency, paid, fee, bonus, paid - fee + bonus, 0, false, 'x', 'x',
      app_now()
    FROM deposit WHERE state = 1`,
  ),
  agent_deposit: named(
    'deposits by agents',
    `
    INSERT INTO agent_deposit (player_id, order_no, intent, agent_id, currency, amount, times, state, hold_id, expires_at,
      accepted_at, ended_at)
    SELECT min(player_id), 'A1x000000000000', ${SOME}, max(player_id), 'DEM', 1000, 100, 3, 1, app_now(), app_now(), app_now()
    FROM player`,
  ),
  transfer: named('transfers', TRANSFER),
  transfer_reversal: named(
    'transfers',
    `
    WITH made AS (${TRANSFER} RETURNING id, amount)
    INSERT INTO transfer_reversal (transfer_id, taken, owed, made_by, reason) SELECT id, amount, 0, 'x', 'x' FROM made`,
  ),
  withdrawal: named('withdrawals', `UPDATE withdrawal SET fee = fee + 1`),
  withdrawal_part: named(
    'withdrawals',
    `UPDATE withdrawal_part SET state = 1, ended_at = app_now()`,
  ),
  adjustment: named('adjustment', `UPDATE adjustment SET kind = 1103 WHERE kind = 1301`),
  adjustment_line: named('adjustment', `UPDATE adjustment_line SET amount = amount + 1`),
  bonus_grant: named('adjustment', `UPDATE bonus_grant SET amount = amount + 1`),
  bonus_stake: named(
    'bonus',
    `
    INSERT INTO bonus_stake (player_id, bet_id, issue_id, grant_id, stake, bonus) VALUES (1, ${SOME}, 1, 1, 5, 5)`,
  ),
  bonus_after: named(
    'bonus',
    `
    INSERT INTO bonus_after (player_id, grant_id, key, is_back, cash, house) VALUES (1, 1, 'x', true, 0, 5)`,
  ),
  debt: named(
    'debts are what the books say',
    `INSERT INTO debt (player_id, currency, owed, since) VALUES (1, 'DEM', 5, app_now())`,
  ),
  debt_move: named(
    'debts are what the books say',
    `
    INSERT INTO debt_move (player_id, n, cause, currency, amount, kind, no, note, at)
    VALUES (1, 1, 'x', 'DEM', 5, 1, '', '', app_now())`,
  ),
  follow_commission: named(
    'follow bets',
    `
    INSERT INTO follow_commission (player_id, plan_id, n, leader_id, journal_id, amount, paid_at)
    SELECT player_id, id, 1, leader_id, ${SOME}, 5, app_now() FROM follow_plan`,
  ),
  rebate: named(
    'rebates',
    `
    INSERT INTO rebate (player_id, issue_id, kind, run, stake, amount, paid_at)
    SELECT b.player_id, b.issue_id, 501, 1, 5, 5, app_now() FROM bet b JOIN issue_job j ON j.issue_id = b.issue_id AND j.step = 'done'
    LIMIT 1`,
  ),
  rebate_stake: named(
    'rebates',
    `
    INSERT INTO rebate_stake (player_id, issue_id, chain, grp, stake, rebate)
    SELECT b.player_id, b.issue_id, 1, 1900, 5, 1 FROM bet b WHERE b.state IN (2, 3) LIMIT 1`,
  ),
  requirement: named('turnover', `UPDATE requirement SET done = done + 1 WHERE done < required`),
  requirement_part: named('turnover', `UPDATE requirement_part SET amount = amount + 1`),
  turnover: named('turnover', `UPDATE turnover SET stake = stake + 1, counted = counted + 1`),
  instant_part: named('turnover', `UPDATE instant_part SET amount = amount + 1`),
  instant_turnover: named(
    'turnover',
    `UPDATE instant_turnover SET stake = stake + 1, counted = counted + 1`,
  ),
  money_day: named('report', `UPDATE money_day SET amount = amount + 1`),
  money_hour: named('report', `UPDATE money_hour SET amount = amount + 1`),
  money_counted: named('report', `UPDATE money_counted SET odd = 5`),
  bet_counted: named('settled bets', `UPDATE bet_counted SET prize = prize + 1`),
  line_count: named('line counts', `UPDATE line_count SET members = members + 1`),
  line_day: named(
    'lines',
    `INSERT INTO line_day SELECT player_id, day, 0, currency, game_id, 99, 5, 1 FROM money_day LIMIT 1`,
  ),
  line_hour: named(
    'lines',
    `INSERT INTO line_hour SELECT player_id, day::timestamptz, currency, game_id, 1, 5, 1 FROM money_day LIMIT 1`,
  ),

  // Bets.
  bet: named(
    'bets are what was committed of them',
    `UPDATE bet SET odds = ARRAY[odds[1] + 1] WHERE state = 2 AND leaf_hash IS NOT NULL`,
  ),
  bet_cart: named('bets', `UPDATE bet_cart SET stake = stake + 1`),
  bet_tally: named('bets', `UPDATE bet_tally SET bets = bets + 1`),
  schedule: named('schedules', `UPDATE schedule SET total = total + 1`),
  schedule_row: named(
    'schedules',
    `UPDATE schedule_row SET state = 4 WHERE bet_ids IS NOT NULL AND state IN (2, 3)`,
  ),
  follow_order: named(
    'follow bets',
    `UPDATE follow_order SET stake = stake + 1 WHERE stake IS NOT NULL`,
  ),
  follow_plan: named('follow bets', `UPDATE follow_plan SET staked = staked + 1`),
  follow_leader: named('follow bets', `UPDATE follow_leader SET followers = followers + 1`),
  instant_round: named(
    'a round matches its seeds',
    `UPDATE instant_round SET number = '9,9,9,9,9x'`,
  ),
  instant_seed: named(
    'a round matches its seeds',
    `UPDATE instant_seed SET client_seed = sha256('x') WHERE rounds > 0`,
  ),
  own_day: named('limits count what was bet', `UPDATE own_day SET staked = staked + 1`),
  own_limit: named('limits and breaks are whole', `UPDATE own_limit SET player_id = player_id + 1`),

  // Draws.
  issue: named(
    'a result is the same in history and manifest',
    `
    UPDATE issue SET winning_number = '0,0,0,0,0', original_number = '0,0,0,0,0'
    WHERE winning_number IS NOT NULL AND winning_number <> '0,0,0,0,0' AND serial_number > 0`,
  ),
  issue_job: named(
    'bets',
    `UPDATE issue_job SET step = 'done' WHERE issue_id IN (SELECT issue_id FROM bet WHERE state = 0)`,
  ),
  manifest: named(
    'manifests match their signature',
    `UPDATE manifest SET sig = decode(repeat('00', 64), 'hex')`,
  ),
  manifest_head: named(
    'the line of a game ends where its head says',
    `UPDATE manifest_head SET seq = seq - 1`,
  ),
  draw_chain: named(
    'the chain of a day matches its manifest',
    `UPDATE draw_chain SET anchor = sha256('x')`,
  ),

  // Permissions.
  operator: named(
    'roles of operators match the audit',
    `UPDATE operator SET roles = roles || 'support'::text`,
  ),
  operator_audit: named(
    'the audit of the operators is one chain',
    `UPDATE operator_audit SET reason = reason || 'x' WHERE n = 1`,
  ),
  operator_proposal: named(
    'proposals match the audit',
    `UPDATE operator_proposal SET content = content || '{"x": 1}'`,
  ),
  player_move: named(
    'every move was asked for, and is the one that was',
    `INSERT INTO player_move (player_id, to_parent, moved_at)
      SELECT player_id, parent, app_now() FROM player WHERE parent IS NOT NULL LIMIT 1`,
  ),
  move_request: named(
    'every move was asked for, and is the one that was',
    `WITH one AS (SELECT player_id, parent FROM player WHERE parent IS NOT NULL LIMIT 1),
      moved AS (INSERT INTO player_move (player_id, to_parent, moved_at)
        SELECT player_id, parent, app_now() FROM one RETURNING id)
      INSERT INTO move_request (agent_id, player_id, to_parent, accounts, state, asked_at, decided_at, move_id)
      SELECT parent, player_id, parent, 1, 1, app_now(), app_now(), id FROM one, moved`,
  ),
  player_removal: named(
    'a deleted account has its deletion, is closed and has no login',
    `INSERT INTO player_removal (player_id, agent_id, user_name, removed_at, was_disabled)
      SELECT player_id, parent, user_name, app_now(), false FROM player WHERE parent IS NOT NULL LIMIT 1`,
  ),
  player: named('debts are what the books say', `UPDATE player SET flags = flags | flag_debt()`),

  ...left(
    'Logins',
    'authenticator',
    'device_key',
    'known_device',
    'login_ban',
    'operator_invitation',
    'operator_passkey',
    'operator_session',
    'operator_token',
    'passkey',
    'password_past',
    'payee',
    'payee_block',
    'player_contact',
    'recovery_code',
    'register_link',
    'register_link_stop',
    'register_link_use',
    'session',
    'session_token',
    'wechat_app',
    'wechat_link',
  ),
  ...left(
    'Terms and settings',
    'bank',
    'calendar_year',
    'chain',
    'chain_address',
    'courier_route',
    'deposit_channel',
    'feed_source',
    'follow_rate',
    'funds_rest',
    'game',
    'game_terms',
    'game_version',
    'group_change',
    'group_quota',
    'holiday',
    'layer',
    'layer_limit',
    'odds_move',
    'own_break',
    'own_change',
    'player_flag_end',
    'player_flag_own',
    'player_label',
    'player_layer',
    'provider',
    'publication',
    'publication_due',
    'rate_source',
    'rate_terms',
    'rebate_chain',
    'risk_entry',
    'risk_rule',
    'risk_terms',
    'schedule_agreement',
    'site_setting',
    'terms_acceptance',
    'terms_version',
  ),
  ...left(
    'Reports from outside',
    'beacon_round',
    'chain_block',
    'chain_transfer',
    'deposit_chargeback',
    'deposit_proof',
    'draw_block',
    'draw_entry',
    'game_event',
    'issue_correction',
    'money_break',
    'rate_mid',
    'risk_case',
    'risk_case_note',
    'risk_judgement',
    'statement_line',
    'statement_read',
    'statement_sum',
    'told_serial',
    'withdrawal_memo',
    'withdrawal_review',
    'withdrawal_step',
  ),
  ...left(
    'Counted again',
    'backup_state',
    'bet_outcome',
    'books_break',
    'books_run',
    'demo_draw',
    'demo_step',
    'draw_watch',
    'event_topic',
    'feed_told',
    'follow_call',
    'job_turn',
    'leader_consent',
    'leader_counted',
    'leader_result',
    'leader_standing',
    'liability',
    'line_person',
    'manifest_archive',
    'manifest_check',
    'migration',
    'ticket_block',
  ),
  ...left(
    'Short-lived',
    'address_attempt',
    'alarm_seen',
    'alarm_waiting',
    'bet_count_queue',
    'contact_code',
    'deposit_proof_day',
    'deposit_proof_ticket',
    'event',
    'login_failure',
    'login_try',
    'message',
    'operator_denial',
    'operator_passkey_challenge',
    'passkey_answered',
    'password_link',
    'provider_nonce',
    'scan_ticket',
    'wechat_way',
    'work_used',
  ),
  ...left(
    'Content',
    'alert_bell',
    'alert_setting',
    'alert_streak',
    'announcement',
    'announcement_read',
    'avatar',
    'banner',
    'banner_picture',
    'bet_collection',
    'combo_board',
    'courier_template',
    'help_article',
    'help_vote',
    'live_notification',
    'member_note',
    'own_reminder',
    'picture',
    'player_message',
    'player_network',
    'player_note',
    'player_profile',
    'prediction',
    'prediction_author',
    'site_logo',
    'statement_made',
  ),
};

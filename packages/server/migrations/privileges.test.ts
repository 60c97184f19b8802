import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database';

/**
 * What the program itself may do to each table, were it taken over: it reads everything, money and
 * bets change through their functions alone. A table without a row here fails.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());

const READS = 'SELECT';
const ADDS = 'INSERT SELECT';
const ALL = 'DELETE INSERT SELECT UPDATE';

const TABLES: Readonly<Record<string, string>> = {
  ledger_account: READS,
  ledger_entry: READS,
  ledger_hold: READS,
  ledger_journal: READS,
  ledger_snapshot: READS,
  ledger_kind: READS,
  ledger_seal: READS,
  bet: READS,
  bet_cart: READS,
  bet_tally: READS,
  bet_outcome: READS,
  rebate: READS,
  rebate_chain: READS,
  // Of players alone: what loosens waits, whoever asks.
  own_limit: READS,
  own_day: READS,
  own_break: READS,
  own_change: READS,
  own_reminder: ALL,
  alert_setting: ALL,
  alert_bell: ALL,
  alert_streak: ALL,
  demo_draw: ADDS,
  past_issue: READS,
  // Orders go forward only; what was paid is never taken away.
  deposit: `${ADDS} UPDATE(bonus) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(ended_at) UPDATE(fee) UPDATE(is_first) UPDATE(is_reversed) UPDATE(note) UPDATE(paid) UPDATE(pay_id) UPDATE(pay_url) UPDATE(queries) UPDATE(query_at) UPDATE(reason) UPDATE(ref) UPDATE(reminded_at) UPDATE(sealed_name) UPDATE(state)`,
  debt: READS,
  debt_move: READS,
  deposit_reversal: ADDS,
  deposit_chargeback: `${ADDS} UPDATE(player_id) UPDATE(reason) UPDATE(resolved_at) UPDATE(resolved_by) UPDATE(source) UPDATE(state) UPDATE(why)`,
  deposit_exception: `${ADDS} UPDATE(ask_at) UPDATE(asks) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(reason) UPDATE(resolved_at) UPDATE(resolved_by) UPDATE(state)`,
  deposit_proof: 'DELETE INSERT SELECT UPDATE(sealed)',
  deposit_proof_day: 'INSERT SELECT UPDATE',
  deposit_proof_ticket: 'DELETE INSERT SELECT',
  deposit_channel: ALL,
  publication: ADDS,
  publication_due: `${ADDS} UPDATE(ended_at) UPDATE(failures) UPDATE(put_away_at) UPDATE(retry_at) UPDATE(state) UPDATE(why)`,
  layer: `${ADDS} UPDATE`,
  layer_limit: `${ADDS} UPDATE`,
  player_layer: ALL,
  player_label: 'DELETE INSERT SELECT',
  statement_made: `DELETE ${ADDS} UPDATE(alive_at) UPDATE(bytes) UPDATE(fault) UPDATE(rows) UPDATE(sha256)`,
  statement_line: `${ADDS} UPDATE(check_at) UPDATE(state)`,
  statement_read: `${ADDS} UPDATE`,
  statement_sum: `${ADDS} UPDATE`,
  money_break: `${ADDS} UPDATE(closed_by) UPDATE(ended_at) UPDATE(found_at) UPDATE(here) UPDATE(is_gone) UPDATE(note) UPDATE(state) UPDATE(taken_by) UPDATE(there)`,
  provider: ALL,
  chain: 'INSERT SELECT UPDATE',
  chain_block: ALL,
  chain_address: 'INSERT SELECT UPDATE',
  chain_transfer: 'INSERT SELECT UPDATE',
  rate_source: ALL,
  rate_mid: ALL,
  rate_terms: 'SELECT UPDATE',
  risk_rule: ALL,
  risk_terms: 'SELECT UPDATE',
  risk_entry: 'DELETE INSERT SELECT',
  login_ban: 'DELETE INSERT SELECT',
  risk_judgement: ADDS,
  risk_case: `${ADDS} UPDATE(closed_at) UPDATE(closed_by) UPDATE(note) UPDATE(outcome) UPDATE(state) UPDATE(taken_by)`,
  risk_case_note: ADDS,
  provider_nonce: 'DELETE INSERT SELECT',
  rebate_stake: READS,
  requirement: READS,
  requirement_part: READS,
  turnover: READS,
  bet_record: ALL,
  combo_board: ALL,
  bet_collection: ALL,
  schedule_agreement: ADDS,
  schedule: `${ADDS} UPDATE(ended_at) UPDATE(state)`,
  schedule_row: `${ADDS} UPDATE(bet_ids) UPDATE(ended_at) UPDATE(is_ready) UPDATE(prize) UPDATE(reason) UPDATE(refund) UPDATE(state)`,
  // Plans begin by the program; they end, and orders come, by functions alone.
  follow_plan: `${ADDS} UPDATE(day) UPDATE(day_staked) UPDATE(ended_stake) UPDATE(failed) UPDATE(owed_at) UPDATE(paid) UPDATE(payments) UPDATE(peak) UPDATE(placed) UPDATE(prize) UPDATE(refund) UPDATE(staked) UPDATE(turns)`,
  follow_order: `${READS} UPDATE(bet_ids) UPDATE(ended_at) UPDATE(prize) UPDATE(reason) UPDATE(refund) UPDATE(run) UPDATE(stake) UPDATE(state) UPDATE(turn)`,
  follow_commission: `${ADDS} UPDATE(taken_back_at)`,
  follow_rate: `${ADDS} UPDATE(changed_at) UPDATE(rate)`,
  follow_call: READS,
  follow_leader: READS,
  leader_consent: READS,
  leader_counted: READS,
  leader_result: READS,
  leader_standing: READS,
  prediction: READS,
  prediction_author: ALL,
  // Their functions write; triggers keep what was committed and drawn.
  instant_round: READS,
  instant_part: READS,
  instant_turnover: READS,
  instant_seed: READS,
  // A trigger keeps what was told; old events are removed.
  event: 'DELETE INSERT SELECT',
  event_topic: ALL,
  player: `${ADDS} UPDATE(last_login_at) UPDATE(nick_name)`,
  odds_move: 'INSERT SELECT',
  operator: 'SELECT UPDATE(is_disabled) UPDATE(last_step) UPDATE(roles)',
  operator_audit: READS,
  operator_session: ALL,
  operator_token: ALL,
  operator_denial: ALL,
  // Functions add and remove; the program notes their use.
  operator_passkey: 'SELECT UPDATE(is_backed_up) UPDATE(sign_count) UPDATE(used_at)',
  operator_passkey_challenge: 'DELETE INSERT SELECT',
  operator_proposal: `${ADDS} UPDATE(decided_at) UPDATE(decider) UPDATE(state)`,
  session: ALL,
  session_token: ALL,
  liability: 'SELECT',
  login_failure: ALL,
  known_device: ALL,
  // What was published and accepted stays as it was.
  adjustment: ADDS,
  // Their function counts.
  money_counted: READS,
  // The owner of the database writes it.
  backup_state: READS,
  // What an audit found stays.
  books_break: ADDS,
  books_run: `${ADDS} UPDATE(ended_at) UPDATE(place) UPDATE(stage) UPDATE(steps)`,
  money_day: READS,
  money_hour: READS,
  adjustment_line: ADDS,
  bonus_stake: READS,
  bonus_after: ADDS,
  // It is offered, and goes from state to state.
  bonus_grant: `${ADDS} UPDATE(claimed_at) UPDATE(ended_at) UPDATE(expires_at) UPDATE(released) UPDATE(state) UPDATE(taken)`,
  terms_version: ADDS,
  terms_acceptance: ADDS,
  login_try: 'DELETE INSERT SELECT',
  address_attempt: ALL,
  work_used: ALL,
  message: ALL,
  courier_route: ALL,
  player_contact: ALL,
  bank: 'INSERT SELECT UPDATE',
  // What was bound stays as it was bound: keys of the installation change, and it ends.
  funds_rest: 'INSERT SELECT UPDATE',
  payee: `${ADDS} UPDATE(category) UPDATE(first_paid_at) UPDATE(removed_at) UPDATE(sealed_holder) UPDATE(sealed_number)`,
  payee_block: 'DELETE INSERT SELECT',
  // What was asked for stays; it goes from state to state, and triggers keep it from going back.
  withdrawal: `${ADDS} UPDATE(approved_at) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(ended_at) UPDATE(note) UPDATE(paid) UPDATE(plan) UPDATE(reviewed_hash) UPDATE(reviewer_one) UPDATE(reviewer_two) UPDATE(state)`,
  withdrawal_memo: ADDS,
  withdrawal_part: `${ADDS} UPDATE(asked_at) UPDATE(ended_at) UPDATE(provider_no) UPDATE(reason) UPDATE(sent_at) UPDATE(state)`,
  withdrawal_step: ADDS,
  player_flag_end: ALL,
  player_flag_own: ALL,
  player_network: ALL,
  player_profile: ALL,
  picture: `${ADDS} UPDATE(made_at) UPDATE(refused_at)`,
  site_logo: ALL,
  avatar: `${ADDS} UPDATE`,
  player_note: 'DELETE INSERT SELECT',
  contact_code: ALL,
  password_link: ALL,
  authenticator: ALL,
  device_key: ALL,
  recovery_code: ALL,
  register_link: `${ADDS} UPDATE(deleted_at) UPDATE(disabled_at) UPDATE(is_held) UPDATE(is_stopped) UPDATE(used)`,
  register_link_use: ADDS,
  passkey: ALL,
  passkey_answered: ALL,
  scan_ticket: ALL,
  wechat_app: ALL,
  wechat_link: ALL,
  wechat_way: ALL,
  password_past: READS,
  site_setting: ALL,
  job_turn: ALL,
  // Only the owner migrates.
  migration: '',
  // What a game is stays as it came; only what it is in, and how it draws, changes.
  game: `${ADDS} UPDATE(beacon_delta_ms) UPDATE(feed_fresh_hours) UPDATE(give_up_minutes) UPDATE(kind) UPDATE(late_minutes) UPDATE(state) UPDATE(state_at) UPDATE(state_note) UPDATE(state_reason) UPDATE(version)`,
  game_version: ADDS,
  holiday: ADDS,
  live_notification: ALL,
  announcement: ALL,
  banner: 'INSERT SELECT UPDATE',
  banner_picture: ALL,
  courier_template: 'INSERT SELECT UPDATE',
  help_article: 'INSERT SELECT UPDATE',
  help_vote: 'INSERT SELECT UPDATE',
  announcement_read: 'INSERT SELECT UPDATE',
  player_message: ALL,
  // Triggers keep results, times and states, manifests, chains, rounds, terms and game events.
  issue: ALL,
  issue_job: ALL,
  game_event: ALL,
  game_terms: ALL,
  draw_chain: ALL,
  manifest: ALL,
  manifest_archive: ADDS,
  manifest_head: ALL,
  beacon_round: ALL,
  draw_block: ADDS,
  draw_watch: ALL,
  ticket_block: ADDS,
  issue_correction: `${ADDS} UPDATE(finished_at)`,
  draw_entry: `${ADDS} UPDATE(outcome)`,
  alarm_seen: ADDS,
  alarm_waiting: READS,
  feed_told: ADDS,
  feed_source: ALL,
};

test('the program may do to each table what stands here, and no more', async () => {
  const { rows } = await sql<{ name: string; rights: string }>`
    SELECT c.relname AS name, concat_ws(' ',
      (SELECT string_agg(p.name, ' ' ORDER BY p.name)
       FROM unnest(ARRAY['DELETE', 'INSERT', 'SELECT', 'TRUNCATE', 'UPDATE']) AS p(name)
       WHERE has_table_privilege('fairlot_app', c.oid, p.name)),
      (SELECT string_agg(format('UPDATE(%s)', a.attname), ' ' ORDER BY a.attname)
       FROM pg_attribute a
       WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
         AND has_column_privilege('fairlot_app', c.oid, a.attnum, 'UPDATE')
         AND NOT has_table_privilege('fairlot_app', c.oid, 'UPDATE'))) AS rights
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'm')
      AND c.relname <> 'test_clock'`.execute(database.owner);
  expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(TABLES);
});

test('functions that act with the rights of the owner name where they look for things', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosecdef
      AND NOT EXISTS (
        SELECT FROM unnest(proconfig) AS setting WHERE setting LIKE 'search_path=%pg_temp')`.execute(
    database.owner,
  );
  expect(rows).toEqual([]);
});

test('nobody else runs them', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT proname AS name FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prosecdef AND proname <> 'app_now'
      AND (proacl IS NULL OR EXISTS (
        SELECT FROM aclexplode(proacl) AS a WHERE a.grantee = 0))`.execute(database.owner);
  expect(rows).toEqual([]);
});

test('what runs with the rights of the program calls only what the program may run', async () => {
  const { rows } = await sql<{ call: string }>`
    SELECT format('%s calls %s', f.proname, g.proname) AS call FROM pg_proc f
    JOIN pg_proc g ON g.pronamespace = f.pronamespace AND strpos(f.prosrc, g.proname || '(') > 0
      AND f.prosrc ~ ('\\m' || g.proname || '\\(')
    WHERE f.pronamespace = 'public'::regnamespace AND NOT f.prosecdef
      AND has_function_privilege('fairlot_app', f.oid, 'EXECUTE')
      AND NOT has_function_privilege('fairlot_app', g.oid, 'EXECUTE')
    ORDER BY 1`.execute(database.owner);
  expect(rows).toEqual([]);
});

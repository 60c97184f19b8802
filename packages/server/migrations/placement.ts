/**
 * Where the rows of a table live once the tables are spread over machines: with their player, a copy on
 * every machine, or in one place. A new table has its line here; what follows for its keys, and for the
 * functions that use it, is in `placement.test.ts`.
 */
export type Placement = 'player' | 'copy' | 'central';

export const PLACEMENT: Readonly<Record<string, Placement>> = {
  address_attempt: 'central',
  beacon_round: 'central',
  bet: 'player',
  bet_cart: 'player',
  bet_tally: 'player',
  draw_block: 'central',
  draw_chain: 'central',
  event: 'central',
  event_topic: 'central',
  game: 'central',
  game_event: 'central',
  game_terms: 'central',
  game_version: 'central',
  issue: 'central',
  issue_job: 'central',
  job_turn: 'central',
  ledger_account: 'player',
  ledger_entry: 'player',
  ledger_hold: 'player',
  ledger_journal: 'player',
  ledger_kind: 'copy',
  ledger_seal: 'central',
  ledger_snapshot: 'central',
  login_failure: 'central',
  manifest: 'central',
  manifest_head: 'central',
  migration: 'central',
  operator: 'central',
  operator_audit: 'central',
  operator_denial: 'central',
  operator_proposal: 'central',
  operator_session: 'central',
  operator_token: 'central',
  player: 'central',
  session: 'central',
  session_token: 'central',
  site_setting: 'central',
  test_clock: 'central',
  ticket_block: 'central',
};

import { ADDS, ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  alarm_seen: { placement: 'central', rights: ADDS },
  alarm_waiting: { placement: 'central', rights: READS },
  calendar_year: { placement: 'central', rights: ADDS },
  demo_draw: { placement: 'central', rights: ADDS },
  draw_entry: { placement: 'central', rights: `${ADDS} UPDATE(outcome)` },
  feed_source: { placement: 'central', rights: ALL },
  feed_told: { placement: 'central', rights: ADDS },
  // What a game is stays as it came; only what it is in, and how it draws, changes.
  game: {
    placement: 'central',
    rights: `${ADDS} UPDATE(beacon_delta_ms) UPDATE(feed_fresh_hours) UPDATE(give_up_minutes) UPDATE(kind) UPDATE(late_minutes) UPDATE(state) UPDATE(state_at) UPDATE(state_note) UPDATE(state_reason) UPDATE(version)`,
  },
  game_event: { placement: 'central', rights: ALL },
  game_terms: { placement: 'central', rights: ALL },
  game_version: { placement: 'central', rights: ADDS },
  holiday: { placement: 'central', rights: ADDS },
  // Triggers keep results, times and states, manifests, chains, rounds, terms and game events.
  issue: { placement: 'central', rights: ALL },
  issue_correction: { placement: 'central', rights: `${ADDS} UPDATE(finished_at)` },
  issue_job: { placement: 'central', rights: ALL },
  past_issue: { rights: READS },
  told_serial: { placement: 'central', rights: ADDS },
};

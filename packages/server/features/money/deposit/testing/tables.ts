import { ADDS, ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  // Orders go forward only; what was paid is never taken away.
  deposit: {
    placement: 'player',
    rights: `${ADDS} UPDATE(bonus) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(ended_at) UPDATE(fee) UPDATE(is_first) UPDATE(is_reversed) UPDATE(note) UPDATE(paid) UPDATE(pay_id) UPDATE(pay_url) UPDATE(queries) UPDATE(query_at) UPDATE(reason) UPDATE(ref) UPDATE(reminded_at) UPDATE(sealed_name) UPDATE(state)`,
  },
  deposit_channel: { placement: 'central', rights: ALL },
  deposit_chargeback: {
    placement: 'central',
    rights: `${ADDS} UPDATE(player_id) UPDATE(reason) UPDATE(resolved_at) UPDATE(resolved_by) UPDATE(source) UPDATE(state) UPDATE(why)`,
  },
  deposit_exception: {
    placement: 'central',
    rights: `${ADDS} UPDATE(ask_at) UPDATE(asks) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(reason) UPDATE(resolved_at) UPDATE(resolved_by) UPDATE(state)`,
  },
  deposit_proof: { placement: 'player', rights: 'DELETE INSERT SELECT UPDATE(sealed)' },
  deposit_proof_day: { placement: 'player', rights: 'INSERT SELECT UPDATE' },
  deposit_proof_ticket: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  deposit_reversal: { placement: 'player', rights: ADDS },
};

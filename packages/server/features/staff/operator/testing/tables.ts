import { ADDS, ALL, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  operator: {
    placement: 'central',
    rights: 'SELECT UPDATE(is_disabled) UPDATE(last_step) UPDATE(roles)',
  },
  // Functions invite and enrol; the program offers an authenticator.
  operator_invitation: { placement: 'central', rights: 'SELECT UPDATE(offered)' },
  operator_audit: { placement: 'central', rights: READS },
  operator_denial: { placement: 'central', rights: ALL },
  // Functions add and remove; the program notes their use.
  operator_passkey: {
    placement: 'central',
    rights: 'SELECT UPDATE(is_backed_up) UPDATE(sign_count) UPDATE(used_at)',
  },
  operator_passkey_challenge: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  operator_proposal: {
    placement: 'central',
    rights: `${ADDS} UPDATE(decided_at) UPDATE(decider) UPDATE(state)`,
  },
  operator_session: { placement: 'central', rights: ALL },
  operator_token: { placement: 'central', rights: ALL },
};

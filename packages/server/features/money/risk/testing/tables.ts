import { ADDS, ALL, type Tables } from '#testing/tables';

export const tables: Tables = {
  risk_case: {
    placement: 'central',
    rights: `${ADDS} UPDATE(closed_at) UPDATE(closed_by) UPDATE(note) UPDATE(outcome) UPDATE(state) UPDATE(taken_by)`,
  },
  risk_case_note: { placement: 'central', rights: ADDS },
  risk_entry: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  risk_judgement: { placement: 'player', rights: ADDS },
  risk_rule: { placement: 'central', rights: ALL },
  risk_terms: { placement: 'central', rights: 'SELECT UPDATE' },
};

import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  money_break: {
    placement: 'central',
    rights: `${ADDS} UPDATE(closed_by) UPDATE(ended_at) UPDATE(found_at) UPDATE(here) UPDATE(is_gone) UPDATE(note) UPDATE(state) UPDATE(taken_by) UPDATE(there)`,
  },
  statement_line: { placement: 'central', rights: `${ADDS} UPDATE(check_at) UPDATE(state)` },
  statement_read: { placement: 'central', rights: `${ADDS} UPDATE` },
  statement_sum: { placement: 'central', rights: `${ADDS} UPDATE` },
};

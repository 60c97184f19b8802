import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  move_request: {
    placement: 'central',
    rights: `${ADDS} UPDATE(decided_at) UPDATE(decided_by) UPDATE(move_id) UPDATE(reason) UPDATE(state)`,
  },
};

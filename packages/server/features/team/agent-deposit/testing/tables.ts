import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // What was asked for stays; it goes from state to state, and a trigger keeps it from going back.
  agent_deposit: {
    placement: 'central',
    rights: `${ADDS} UPDATE(accepted_at) UPDATE(ended_at) UPDATE(hold_id) UPDATE(reason) UPDATE(state)`,
  },
};

import { ADDS, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  bonus_after: { placement: 'player', rights: ADDS },
  // It is offered, and goes from state to state.
  bonus_grant: {
    placement: 'player',
    rights: `${ADDS} UPDATE(claimed_at) UPDATE(ended_at) UPDATE(expires_at) UPDATE(released) UPDATE(state) UPDATE(taken)`,
  },
  bonus_stake: { placement: 'player', rights: READS },
};

import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  schedule: { placement: 'player', rights: `${ADDS} UPDATE(ended_at) UPDATE(state)` },
  schedule_agreement: { placement: 'player', rights: ADDS },
  schedule_row: {
    placement: 'player',
    rights: `${ADDS} UPDATE(bet_ids) UPDATE(ended_at) UPDATE(is_ready) UPDATE(prize) UPDATE(reason) UPDATE(refund) UPDATE(state)`,
  },
};

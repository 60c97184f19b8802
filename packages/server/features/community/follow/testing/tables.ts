import { ADDS, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  follow_call: { placement: 'player', rights: READS },
  follow_commission: { placement: 'player', rights: `${ADDS} UPDATE(taken_back_at)` },
  follow_leader: { placement: 'player', rights: READS },
  follow_order: {
    placement: 'player',
    rights: `${READS} UPDATE(bet_ids) UPDATE(ended_at) UPDATE(prize) UPDATE(reason) UPDATE(refund) UPDATE(run) UPDATE(stake) UPDATE(state) UPDATE(turn)`,
  },
  // Plans begin by the program; they end, and orders come, by functions alone.
  follow_plan: {
    placement: 'player',
    rights: `${ADDS} UPDATE(day) UPDATE(day_staked) UPDATE(ended_stake) UPDATE(failed) UPDATE(owed_at) UPDATE(paid) UPDATE(payments) UPDATE(peak) UPDATE(placed) UPDATE(prize) UPDATE(refund) UPDATE(staked) UPDATE(turns)`,
  },
  follow_rate: { placement: 'central', rights: `${ADDS} UPDATE(changed_at) UPDATE(rate)` },
};

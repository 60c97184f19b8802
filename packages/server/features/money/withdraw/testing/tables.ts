import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // What was asked for stays; it goes from state to state, and triggers keep it from going back.
  withdrawal: {
    placement: 'central',
    rights: `${ADDS} UPDATE(approved_at) UPDATE(claimed_by) UPDATE(claimed_until) UPDATE(ended_at) UPDATE(hand_bank) UPDATE(hand_receipt) UPDATE(note) UPDATE(paid) UPDATE(plan) UPDATE(reviewed_hash) UPDATE(reviewer_one) UPDATE(reviewer_two) UPDATE(state)`,
  },
  withdrawal_memo: { placement: 'central', rights: ADDS },
  withdrawal_part: {
    placement: 'central',
    rights: `${ADDS} UPDATE(asked_at) UPDATE(ended_at) UPDATE(provider_no) UPDATE(reason) UPDATE(sent_at) UPDATE(state)`,
  },
  withdrawal_review: { placement: 'central', rights: ADDS },
  withdrawal_step: { placement: 'central', rights: ADDS },
};

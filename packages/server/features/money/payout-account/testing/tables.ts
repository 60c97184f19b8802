import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  bank: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  // What was bound stays as it was bound: keys of the installation change, and it ends.
  funds_rest: { placement: 'central', rights: 'INSERT SELECT UPDATE' },
  payee: {
    placement: 'central',
    rights: `${ADDS} UPDATE(category) UPDATE(first_paid_at) UPDATE(removed_at) UPDATE(sealed_holder) UPDATE(sealed_number)`,
  },
  payee_block: { placement: 'central', rights: 'DELETE INSERT SELECT' },
};

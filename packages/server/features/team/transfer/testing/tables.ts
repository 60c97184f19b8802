import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // Of two players, both of whom read it: it stays in one place. Nothing of it changes.
  transfer: { placement: 'central', rights: ADDS },
  transfer_reversal: { placement: 'central', rights: ADDS },
};

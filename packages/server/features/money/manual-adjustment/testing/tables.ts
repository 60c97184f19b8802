import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // What was published and accepted stays as it was.
  adjustment: { placement: 'central', rights: ADDS },
  adjustment_line: { placement: 'central', rights: ADDS },
};

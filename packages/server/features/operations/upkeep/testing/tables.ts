import { ADDS, READS, type Tables } from '#testing/tables';

export const tables: Tables = {
  // The owner of the database writes it.
  backup_state: { placement: 'central', rights: READS },
  // What an audit found stays.
  books_break: { placement: 'central', rights: ADDS },
  books_run: {
    placement: 'central',
    rights: `${ADDS} UPDATE(ended_at) UPDATE(place) UPDATE(stage) UPDATE(steps)`,
  },
};

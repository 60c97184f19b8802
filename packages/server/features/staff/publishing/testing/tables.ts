import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  publication: { placement: 'central', rights: ADDS },
  publication_due: {
    placement: 'central',
    rights: `${ADDS} UPDATE(ended_at) UPDATE(failures) UPDATE(put_away_at) UPDATE(retry_at) UPDATE(state) UPDATE(why)`,
  },
};

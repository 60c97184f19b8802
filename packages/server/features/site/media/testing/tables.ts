import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  picture: { placement: 'central', rights: `${ADDS} UPDATE(made_at) UPDATE(refused_at)` },
};

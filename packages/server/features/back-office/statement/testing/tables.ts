import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  statement_made: {
    placement: 'player',
    rights: `DELETE ${ADDS} UPDATE(alive_at) UPDATE(bytes) UPDATE(fault) UPDATE(rows) UPDATE(sha256)`,
  },
};

import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  player: { placement: 'central', rights: `${ADDS} UPDATE(last_login_at) UPDATE(nick_name)` },
};

import { ADDS, type Tables } from '#testing/tables';

export const tables: Tables = {
  register_link: {
    placement: 'central',
    rights: `${ADDS} UPDATE(deleted_at) UPDATE(disabled_at) UPDATE(is_held) UPDATE(is_stopped) UPDATE(used)`,
  },
  register_link_stop: { placement: 'central', rights: 'DELETE INSERT SELECT' },
  register_link_use: { placement: 'central', rights: ADDS },
};

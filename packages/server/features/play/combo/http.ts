import { comboHttp } from '@fairlot/wire/play/combo';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readCombo, writeCombo } from './store.ts';

export const comboRoutes = ({ db }: Platform) =>
  routes(comboHttp, {
    getCombo: async (_, { principal }) => ({
      Combo: (await readCombo(db, principal.playerId)) ?? null,
    }),
    saveCombo: (combo, { principal }) => writeCombo(db, principal.playerId, combo),
  });

import { prizeGroupHttp } from '@fairlot/wire/team/prize-group';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getRaise, raiseGroup } from './raise.ts';

export const prizeGroupRoutes = ({ db }: Platform) =>
  routes(prizeGroupHttp, {
    getRaise: ({ UserName }, { principal }) => getRaise(db, principal.playerId, UserName),
    raiseGroup: (asked, { principal }) => raiseGroup(db, principal.playerId, asked),
  });

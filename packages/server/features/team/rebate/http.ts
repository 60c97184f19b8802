import { rebateHttp } from '@fairlot/wire/team/rebate';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { getRaise, raiseGroup } from './raise.ts';

export const rebateRoutes = ({ db }: Platform) =>
  routes(rebateHttp, {
    getRaise: ({ UserName }, { principal }) => getRaise(db, principal.playerId, UserName),
    raiseGroup: (asked, { principal }) => raiseGroup(db, principal.playerId, asked),
  });

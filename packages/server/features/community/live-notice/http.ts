import { liveNoticeHttp } from '@fairlot/wire/community/live-notice';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { createShownLives } from './shown-lives.ts';

export function liveNoticeRoutes(platform: Platform) {
  const shown = createShownLives(platform);
  return routes(liveNoticeHttp, { getLiveNotify: () => shown() });
}

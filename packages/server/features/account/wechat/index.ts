import { wechatHub } from '@fairlot/wire/account/wechat';
import type { Feature } from '#platform/feature';
import { hubRoutes } from '#platform/hub';
import { securityRows } from '../../auth/credentials/index.ts';
import { loginMethods } from '../../auth/login/second-step/index.ts';
import { begin } from './begin.ts';
import { takeAway } from './bind.ts';
import { wechatRoutes } from './http.ts';
import { wechatJobs } from './jobs.ts';
import { listWechatRows } from './security-rows.ts';

export { appFault, describeApp, readApp, setApp, WECHAT, type WechatApp } from './app.ts';

/** Signing in by WeChat: for accounts alone that have linked it. */
export const wechat: Feature = {
  name: 'wechat',
  http: wechatRoutes,
  jobs: wechatJobs,
  hub: (platform) =>
    hubRoutes(wechatHub, {
      getWechatLoginInitial: async ({ ip }, challenge) => {
        const begun = await begin(platform, { challenge, ip });
        return { Url: typeof begun === 'string' ? null : begun.url };
      },
    }),
  provide: ({ ports, settings: { dataFolder } }) => {
    ports.add(securityRows, listWechatRows(dataFolder));
    ports.fill(loginMethods.wechat, async (tx, playerId) =>
      (await takeAway(ports, tx, playerId)) ? ['WeChat'] : [],
    );
  },
};

import { readSite } from '../../../features/site/settings/values/index.ts';
import { describeBooks } from '#ledger';
import type { Db } from '#platform/db';
import { tellChains } from './chain.ts';
import { tellCourier } from './courier.ts';
import { tellGames } from './games.ts';
import { tellIssues } from './issues.ts';
import { tellLives } from './live.ts';
import { ownLooks } from './own.ts';
import { tellLinks } from './players.ts';
import { installationLooks } from './installation.ts';
import { tellRate } from './rate.ts';
import { tellWechat } from './wechat.ts';

/** What `npm run site` tells and does not change, by name. */
export const looks: Readonly<Record<string, (db: Db, dataFolder: string) => Promise<string>>> = {
  show: async (db) => JSON.stringify(await readSite(db), undefined, 2),
  books: async (db) => (await describeBooks(db, (await readSite(db)).currency)).join('\n'),
  games: tellGames,
  courier: tellCourier,
  wechat: tellWechat,
  rate: tellRate,
  chain: tellChains,
  ...ownLooks,
  links: tellLinks,
  live: tellLives,
  ...installationLooks,
  issues: tellIssues,
};

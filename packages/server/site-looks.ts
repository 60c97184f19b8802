import { readSite } from './features/site/index.ts';
import { describeBooks } from '#ledger';
import type { Db } from '#platform/db';
import { tellChains } from './site-chain.ts';
import { tellCourier } from './site-courier.ts';
import { tellGames } from './site-games.ts';
import { tellIssues } from './site-issues.ts';
import { tellLives } from './site-live.ts';
import { ownLooks } from './site-own.ts';
import { tellLinks } from './site-players.ts';
import { installationLooks } from './site-installation.ts';
import { tellRate } from './site-rate.ts';
import { tellWechat } from './site-wechat.ts';

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

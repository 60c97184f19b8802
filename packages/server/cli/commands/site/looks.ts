import { readSite } from '../../../features/site/settings/values/index.ts';
import { describeBooks } from '#ledger';
import type { Db } from '#platform/db';
import { describeChains } from './chain.ts';
import { describeDelivery } from './courier.ts';
import { describeGames } from './games.ts';
import { describeIssues } from './issues.ts';
import { describeLiveNotices } from './live.ts';
import { ownLooks } from './own.ts';
import { describeLinks } from './players.ts';
import { installationLooks } from './installation.ts';
import { describeRate } from './rate.ts';
import { describeWechat } from './wechat.ts';

/** What `npm run site` tells and does not change, by name. */
export const looks: Readonly<Record<string, (db: Db, dataFolder: string) => Promise<string>>> = {
  show: async (db) => JSON.stringify(await readSite(db), undefined, 2),
  books: async (db) => (await describeBooks(db, (await readSite(db)).currency)).join('\n'),
  games: describeGames,
  courier: describeDelivery,
  wechat: describeWechat,
  rate: describeRate,
  chain: describeChains,
  ...ownLooks,
  links: describeLinks,
  live: describeLiveNotices,
  ...installationLooks,
  issues: describeIssues,
};

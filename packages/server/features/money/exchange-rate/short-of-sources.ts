import { deskQueue, type DeskQueues } from '../../staff/operator/proposals/index.ts';
import { rateSettings } from './settings.ts';
import { countSourcesOn, listSources, readTerms } from './store.ts';

/**
 * Tells the dashboard where fewer sources of the rate are on than have to say one (setting `rateSourcesLeast`): then there is
 * none, and no deposit or withdrawal by USDT. Where there never was a source nobody needs one, and a fixed rate needs none.
 */
export const shortOfSources: DeskQueues = async (db) => {
  const { rateSourcesLeast: least } = await rateSettings.read(db);
  const [all, on] = [await listSources(db), await countSourcesOn(db)];
  const isShort = all.length > 0 && on < least && !(await readTerms(db)).is_fixed;
  return [deskQueue('rate.sources', isShort ? least - on : 0, null)];
};

import { transaction, type Db } from '#platform/db';
import { readGame } from '../../play/lottery/games/index.ts';
import { saveLive } from './save-live.ts';
import { countToAdd, wasEverMade, type LiveContent } from './store.ts';

/** A game that draws every evening, and half an hour in which its sale still runs. */
const LIVE: LiveContent = {
  gameId: 90,
  title: { zh: '新澳门六合彩今晚开奖', en: 'New Macau Mark Six draws tonight' },
  content: { zh: '21:17 封盘，21:32 开奖', en: 'Sale ends at 21:17, drawn at 21:32' },
  times: [{ Start: '20:45:00', End: '21:15:00' }],
};

/** What a demo begins with, by the use case of the operators; never again once one was made. */
export const seedDemoLive = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    // Of two that start at once one makes it.
    await countToAdd(tx);
    if ((await wasEverMade(tx)) || !(await readGame(tx, LIVE.gameId))) return;
    await saveLive(tx, 'command', { live: LIVE, reason: 'the demo' });
  });

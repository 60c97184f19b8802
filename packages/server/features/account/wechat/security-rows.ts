import type { SecurityRows } from '../../auth/credentials/index.ts';
import { readApp } from './app.ts';
import { readLinkedAt } from './store.ts';

/** Whether a WeChat is linked, where that is on offer; a way in makes an account no safer, so it has no points. */
export const listWechatRows =
  (dataFolder: string): SecurityRows =>
  async (db, playerId) => {
    const at = await readLinkedAt(db, playerId);
    if (at === undefined && !(await readApp(db, dataFolder))) return [];
    const linked = at === undefined ? null : Number(at);
    return [{ key: 'wechat', isDone: linked !== null, points: 0, most: 0, at: linked }];
  };

import { type Db, transaction } from '#platform/db';
import type { Platform } from '#platform/feature';
import { layerOf } from '../../player-tier/index.ts';
import { providerOf } from '../../provider/index.ts';
import { isBarred } from '../review/barred.ts';
import { heldPayeeOf } from '../review/content.ts';
import { faultOfTargetNow } from '../review/target.ts';
import { startPaying } from './pay.ts';
import { WITHDRAW_SETTINGS } from '../request/settings.ts';
import { listAuto, listAutoReviewed } from './store-send.ts';
import { holdWithdrawal, moveState } from '../request/store.ts';
import { tell } from '../request/tell.ts';

const AT_ONCE = 10;
/** Those that must not be paid stay where they are: so many are looked at, so that they hold up no others. */
const LOOKED_AT = 200;

/** Whoever came to a layer that is looked at since the rules let him through waits for a person, provider or none. */
async function handOver(db: Db): Promise<void> {
  for (const { player_id: playerId, id } of await listAutoReviewed(db, LOOKED_AT)) {
    await transaction(db, async (tx) => {
      const row = await holdWithdrawal(tx, { playerId, id });
      if (!row || !(await layerOf(tx, playerId))?.isReviewed) return;
      if (await moveState(tx, { playerId, id }, { from: ['AUTOHANDLE'], to: 'WAITING' }))
        await tell(tx, { playerId, id }, { state: 'WAITING', no: row.no });
    });
  }
}

/** Has the provider of the site pay what the rules let through; without one operators do. */
export async function payByRules({
  db,
  settings,
}: Pick<Platform, 'db' | 'settings'>): Promise<'worked' | 'idle'> {
  await handOver(db);
  const { withdrawProvider } = await WITHDRAW_SETTINGS.read(db);
  if (withdrawProvider === '') return 'idle';
  const provider = await providerOf({ db, settings }, withdrawProvider);
  if (!provider) return 'idle';
  let paid = 0;
  for (const { player_id: playerId, id } of await listAuto(db, LOOKED_AT)) {
    if (paid >= AT_ONCE) break;
    paid += await transaction(db, async (tx) => {
      const row = await holdWithdrawal(tx, { playerId, id });
      if (row?.state !== 5) return 0;
      const payee = await heldPayeeOf(tx, row);
      const fault = await faultOfTargetNow(tx, settings.dataFolder, payee);
      if (fault?.code === 'TARGET_GONE' || (await isBarred(tx, playerId))) return 0;
      // He came to such a layer a moment ago: the next look hands it over.
      if ((await layerOf(tx, playerId))?.isReviewed) return 0;
      if (!fault && (await startPaying(tx, row, provider)).ok) return 1;
      // Payouts to lost addresses, or above the limit of the provider, wait for operators and block nothing.
      if (await moveState(tx, { playerId, id }, { from: ['AUTOHANDLE'], to: 'WAITING' }))
        await tell(tx, { playerId, id }, { state: 'WAITING', no: row.no });
      return 0;
    });
  }
  return paid > 0 ? 'worked' : 'idle';
}

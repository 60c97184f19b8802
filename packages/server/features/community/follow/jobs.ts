import { type Job, takeTurn } from '#platform/jobs';
import type { Platform } from '#platform/feature';
import { createCartMaker } from '../../play/bet/place/index.ts';
import { createTermsBook } from '../../play/bet/odds/index.ts';
import { createLeafDrafts } from '../../play/fair/commitment/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { judgePlans } from './judge.ts';
import { payCommissions } from './pay-commission.ts';
import { failLate, PLACE_JOB, placeOrders } from './place.ts';
import { endOver } from './stop.ts';
import { forgetOld, spreadCalls } from './store.ts';

const LOOK_MS = 1_000;
const CALLS_AT_ONCE = 20;
const FORGET_AT_ONCE = 1_000;
const FORGET = { name: 'follow.forget', everyMs: 3_600_000 };
/** How far back corrections are looked for: at the start and each hour, and else. */
const MINUTES = { wide: 24 * 60, narrow: 10 } as const;
const LOOK_BACK = { name: 'follow.look-back', everyMs: 3_600_000 };

/** Pulled from rows: several processes may do each at once. */
export function followJobs({ db, log, settings }: Platform): readonly Job[] {
  const book = createTermsBook(db);
  const current = currentSettings(db);
  const draftLeaves = createLeafDrafts(settings);
  const makeCart = createCartMaker({ book, settings: current, draftLeaves });
  const options = { db, log, book, makeCart, settings: current, turn: {} };
  let width: keyof typeof MINUTES = 'wide';
  return [
    {
      name: 'follow.spread',
      run: async () => ((await spreadCalls(db, CALLS_AT_ONCE)) > 0 ? 'worked' : 'idle'),
    },
    { name: PLACE_JOB, run: () => placeOrders(options) },
    { name: 'follow.late', everyMs: LOOK_MS, run: () => failLate(db) },
    { name: 'follow.over', everyMs: LOOK_MS, run: () => endOver(db) },
    {
      name: 'follow.judge',
      everyMs: LOOK_MS,
      run: async () => {
        const done = await judgePlans(db, { minutes: MINUTES[width] });
        if (done === 'worked') return done;
        width = (await takeTurn(db, LOOK_BACK)) ? 'wide' : 'narrow';
        return 'idle';
      },
    },
    {
      name: 'follow.commission',
      everyMs: LOOK_MS,
      run: async () => payCommissions({ db, currency: (await current()).currency }),
    },
    {
      name: FORGET.name,
      everyMs: FORGET.everyMs / 60,
      run: async () => {
        if (!(await takeTurn(db, FORGET))) return 'idle';
        while ((await forgetOld(db, FORGET_AT_ONCE)) > 0);
        return 'idle';
      },
    },
  ];
}

import type { Platform } from '#platform/feature';
import type { Job } from '#platform/jobs';
import { createCartMaker } from '../bet/place/index.ts';
import { createTermsBook } from '../bet/odds/index.ts';
import { createLeafDrafts } from '../fair/commitment/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { CONVERT_JOB, convertRows } from './convert.ts';
import { judgeSchedules } from './judge.ts';
import { missRows } from './miss.ts';
import { pauseSchedules } from './pause.ts';

const LOOK_MS = 1_000;

/** Pulled from rows: several processes may do each at once. */
export function scheduleJobs({ db, settings }: Platform): readonly Job[] {
  const book = createTermsBook(db);
  const current = currentSettings(db);
  const draftLeaves = createLeafDrafts(settings);
  const makeCart = createCartMaker({ book, settings: current, draftLeaves });
  const options = { db, book, makeCart, settings: current };
  return [
    { name: 'schedule.judge', run: () => judgeSchedules(db) },
    { name: CONVERT_JOB, run: () => convertRows(options) },
    { name: 'schedule.miss', everyMs: LOOK_MS, run: () => missRows(db) },
    { name: 'schedule.pause', everyMs: LOOK_MS, run: () => pauseSchedules(db) },
  ];
}

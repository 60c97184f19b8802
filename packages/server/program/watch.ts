import type { Db } from '#platform/db';
import type { Job } from '#platform/jobs';
import type { Log } from '#platform/log';
import { checkProgram } from './check.ts';
import { noteChanged } from './note.ts';

const DAY_MS = 86_400_000;

type Place = { readonly root: string; readonly dataFolder: string };

/**
 * Looks once a day whether the program is still the signed one, on every machine that runs it. What is
 * not is an error of the log and a row of the audit, each day anew; the site goes on, people have to look.
 */
export const watchProgram = (
  { db, log }: { readonly db: Db; readonly log: Log },
  { root, dataFolder }: Place,
  everyMs = DAY_MS,
): Job => ({
  name: 'program',
  everyMs,
  run: async () => {
    const lines = await checkProgram(root, dataFolder);
    if (lines.length > 0) {
      log.error({ lines: lines.slice(0, 20), breaches: lines.length }, 'the program was changed');
      await noteChanged(db, lines, false);
    }
    return 'idle';
  },
});

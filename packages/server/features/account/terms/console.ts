import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused } from '@fairlot/rules/core/result';
import { termsConsole } from '@fairlot/wire/account/terms';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf, presentProposal } from '../../staff/operator/proposals/index.ts';
import { prove, readNowMs } from '../../staff/operator/sign-in/index.ts';
import { proposeTerms } from './publish.ts';
import { listVersions, readTerms } from './store.ts';

const MOST_SHOWN = 50;

/** The terms as operators write and publish them. */
export const termsConsoleRoutes = ({ db, settings: { dataFolder } }: Platform) =>
  routes(termsConsole, {
    getTermsVersions: async () => {
      const [rows, newest] = [await listVersions(db, MOST_SHOWN), await readTerms(db)];
      invariant(newest, 'the program came with a version');
      return {
        Rows: rows.map((row) => ({
          Version: row.version,
          MakerName: row.makerName,
          CheckerName: row.checkerName,
          Reason: row.reason,
          PublishedAt: row.publishedMs,
          Accepted: row.accepted,
        })),
        Text: { zh: newest.zh, en: newest.en },
        DateTimeNow: await readNowMs(db),
      };
    },
    proposeTerms: async ({ Text: text, Seen: seen, Reason, Code }, call) => {
      const fault = await prove({ db, dataFolder }, call.operator, Code);
      if (fault) return refused({ code: fault });
      const put = await proposeTerms(db, actorOf(call), { text, seen }, Reason);
      return put.ok ? ok(presentProposal(put.value)) : put;
    },
  });

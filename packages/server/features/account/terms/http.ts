import { ok, refused } from '@fairlot/rules/core/result';
import { termsHttp } from '@fairlot/wire/account/terms';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { type Accepted, acceptedOf, acceptTerms } from './ask-terms.ts';
import { readTerms } from './store.ts';

const present = ({ version, atMs }: Accepted) => ({ Version: version, AcceptedTimeStamp: atMs });

export const termsRoutes = ({ db }: Platform) =>
  routes(termsHttp, {
    getTerms: async ({ Version }) => {
      const found = await readTerms(db, Version);
      if (!found) return refused({ code: 'NO_SUCH_VERSION' as const });
      const { version, zh, en, publishedMs } = found;
      return ok({ Version: version, Text: { zh, en }, PublishedTimeStamp: publishedMs });
    },
    getAccepted: async (_, { principal }) => present(await acceptedOf(db, principal.playerId)),
    acceptTerms: async ({ Version }, { principal }) => {
      const done = await acceptTerms(db, principal.playerId, Version);
      return done.ok ? ok(present(done.value)) : refused({ code: done.error });
    },
  });

import type { Feature } from '#platform/feature';
import { registered } from '../../auth/login/register/index.ts';
import { secondSteps } from '../../auth/login/second-step/index.ts';
import { askTerms } from './ask-terms.ts';
import { termsConsoleRoutes } from './console.ts';
import { termsRoutes } from './http.ts';
import { publishTerms } from './publish.ts';
import { insertAcceptance, insertVersion } from './store.ts';
import { FIRST_TERMS } from './text.ts';

export { publishByCommand } from './publish.ts';
export { listVersions } from './store.ts';

/** What players agree to: by version, published by two operators, accepted anew where it changed. */
export const terms: Feature = {
  name: 'terms',
  http: termsRoutes,
  console: termsConsoleRoutes,
  twoPersonActs: [publishTerms],
  provide: ({ ports }) => {
    ports.fill(secondSteps.terms, askTerms);
    ports.fill(registered, async (tx, playerId, seen) => {
      const isTaken = await insertAcceptance(tx, playerId, seen);
      // Of who was shown no version it is what is there, and there may be none.
      return isTaken || seen === undefined ? undefined : { code: 'TERMS_OLD' };
    });
  },
  start: async ({ db }) => {
    const names = { makerName: '', checkerName: '', reason: '' };
    await insertVersion(db, 0, { ...FIRST_TERMS, ...names });
  },
};

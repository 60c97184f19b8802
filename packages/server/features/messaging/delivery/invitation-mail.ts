import { newId, type Executor, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import type { InvitationLetter } from '../../staff/operator/accounts/index.ts';
import { postLetter } from './post-letter.ts';
import { readRoute } from './route.ts';

const ENROL_PAGE = '/Enrol';

/** Invitations of operators by mail: where mail leaves this site, and the address of the console is known. */
export const invitationMailOf = ({ settings }: Pick<Platform, 'settings'>) => {
  const { consoleOrigin, dataFolder, localMailbox } = settings;
  return {
    isSet: async (db: Executor): Promise<boolean> =>
      consoleOrigin !== undefined &&
      (localMailbox !== undefined || (await readRoute(db, dataFolder, 'mail')) !== undefined),
    post: async (tx: Tx, { to, name, link, hours }: InvitationLetter): Promise<void> => {
      const url = `${consoleOrigin}${ENROL_PAGE}#${link}`;
      await postLetter(tx, dataFolder, {
        key: `operator-invitation:${newId()}`,
        kind: 'mail',
        to,
        words: { about: 'operator-invitation', url, account: name, hours },
        goodForS: hours * 3_600,
      });
    },
  };
};

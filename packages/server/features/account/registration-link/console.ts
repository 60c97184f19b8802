import { ok } from '@fairlot/rules/core/result';
import { registrationLinkConsole } from '@fairlot/wire/account/registration-link';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { deleteLink, disableLink } from './change-link.ts';
import { getComers } from './comers.ts';
import { getLinks } from './links.ts';
import { makeLink } from './make-link.ts';

/** What operators make of links to register by (product 4.3). */
export const registrationLinkConsoleRoutes = (platform: Platform) => {
  const {
    db,
    settings: { ownAddress },
  } = platform;
  return routes(registrationLinkConsole, {
    getLinks: (asked) => getLinks({ db, ownAddress }, asked),
    makeLink: async (asked, call) => {
      const { Maker: maker, Days: days, Quota: quota, Note: note, PrizeGroup: prizeGroup } = asked;
      const terms = { maker, days, quota, note, prizeGroup, isAgent: asked.Kind === 'agent' };
      const made = await makeLink(db, actorOf(call), terms, asked.Reason);
      return made.ok ? ok({ Id: made.value.id, Code: made.value.code }) : made;
    },
    getComers: (asked) => getComers(db, asked),
    disableLink: async ({ Id: id, IsDisabled: isDisabled, IsHeld: isHeld, Reason }, call) => {
      const asked = { id, isDisabled, isHeld };
      const done = await disableLink(db, actorOf(call), asked, Reason);
      return done.ok ? ok({ IsDisabled: done.value }) : done;
    },
    deleteLink: async ({ Id, Reason }, call) => {
      const gone = await deleteLink(db, actorOf(call), Id, Reason);
      return gone.ok ? ok({ Id: gone.value }) : gone;
    },
  });
};

import type { Feature } from '#platform/feature';
import { admission } from '../../auth/login/register/index.ts';
import { admitBy } from './admit.ts';
import { registrationLinkConsoleRoutes } from './console.ts';
import { registrationLinkRoutes } from './http.ts';

export { deleteLink, disableLink } from './change-link.ts';
export { getLinks } from './links.ts';
export { siteOf } from './links.ts';
export { makeLink, type LinkTerms } from './make-link.ts';
export { whyNoneBelow } from './make-own-link.ts';
export { findLink, holdOwnMaker, holdTree, lockLinks, readMaker } from './store.ts';
export { writeParentStop } from './store-stop.ts';

/** How one comes to an account: links to register by, what the site asks for, and accounts to look round with. */
export const registrationLink: Feature = {
  name: 'registration-link',
  http: registrationLinkRoutes,
  console: registrationLinkConsoleRoutes,
  provide: (platform) => platform.ports.fill(admission, admitBy(platform)),
};

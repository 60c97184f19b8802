import type { Manifest } from '../frame/manifest.ts';
import { site } from './site/index.ts';
import { auth } from './auth/index.ts';
import { messaging } from './messaging/index.ts';
import { account } from './account/index.ts';
import { content } from './content/index.ts';
import { money } from './money/index.ts';
import { play } from './play/index.ts';
import { team } from './team/index.ts';
import { community } from './community/index.ts';
import { backOffice } from './back-office/index.ts';

/** The features of the player client, in the order of the domains. */
export const features: readonly Manifest[] = [
  ...site,
  ...auth,
  ...messaging,
  ...account,
  ...content,
  ...money,
  ...play,
  ...team,
  ...community,
  ...backOffice,
];

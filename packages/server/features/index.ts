import { domainEvents } from '#platform/domain-events';
import type { Feature } from '#platform/feature';
import { accountFeatures } from './account/index.ts';
import { authFeatures } from './auth/index.ts';
import { backOfficeFeatures } from './back-office/index.ts';
import { communityFeatures } from './community/index.ts';
import { contentFeatures } from './content/index.ts';
import { messagingFeatures } from './messaging/index.ts';
import { moneyFeatures } from './money/index.ts';
import { operationsFeatures } from './operations/index.ts';
import { playFeatures } from './play/index.ts';
import { siteFeatures } from './site/index.ts';
import { staffFeatures } from './staff/index.ts';
import { teamFeatures } from './team/index.ts';

/** The features of the server, in the order of their domains: a domain may use those above it. */
export const features: readonly Feature[] = [
  domainEvents,
  ...siteFeatures,
  ...authFeatures,
  ...staffFeatures,
  ...messagingFeatures,
  ...accountFeatures,
  ...contentFeatures,
  ...moneyFeatures,
  ...playFeatures,
  ...teamFeatures,
  ...communityFeatures,
  ...backOfficeFeatures,
  ...operationsFeatures,
];

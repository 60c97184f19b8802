import { domainEventsHttp } from './core/domain-events/index.ts';
import { accountContract } from './account/index.ts';
import { authContract } from './auth/index.ts';
import { backOfficeContract } from './back-office/index.ts';
import { communityContract } from './community/index.ts';
import { contentContract } from './content/index.ts';
import { messagingContract } from './messaging/index.ts';
import { moneyContract } from './money/index.ts';
import { playContract } from './play/index.ts';
import { siteContract } from './site/index.ts';
import { teamContract } from './team/index.ts';

/** The contract by feature, in the order of the domains. */
export const contract = {
  domainEvents: { http: domainEventsHttp },
  ...siteContract,
  ...authContract,
  ...messagingContract,
  ...accountContract,
  ...contentContract,
  ...moneyContract,
  ...playContract,
  ...teamContract,
  ...communityContract,
  ...backOfficeContract,
} as const;

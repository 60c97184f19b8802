import { accountConsoleContract } from './account/console.ts';
import { backOfficeConsoleContract } from './back-office/console.ts';
import { communityConsoleContract } from './community/console.ts';
import { contentConsoleContract } from './content/console.ts';
import { messagingConsoleContract } from './messaging/console.ts';
import { moneyConsoleContract } from './money/console.ts';
import { operationsConsoleContract } from './operations/console.ts';
import { playConsoleContract } from './play/console.ts';
import { staffConsoleContract } from './staff/console.ts';
import { teamConsoleContract } from './team/console.ts';

/** What the console's listener speaks, by feature. Nothing of it is served to players. */
export const consoleContract = {
  ...staffConsoleContract,
  ...messagingConsoleContract,
  ...accountConsoleContract,
  ...contentConsoleContract,
  ...moneyConsoleContract,
  ...playConsoleContract,
  ...teamConsoleContract,
  ...communityConsoleContract,
  ...backOfficeConsoleContract,
  ...operationsConsoleContract,
} as const;

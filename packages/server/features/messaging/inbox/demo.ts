import { inboxConsole } from '@fairlot/wire/messaging/inbox';
import { unless, type DemoStep } from '#platform/demo';
import { DEMO_ACCOUNTS } from '../../auth/login/register/index.ts';
import { DEMO_MESSAGES } from './demo-text.ts';

/** Messages of the operators, beside those that deposits, withdrawals and sign-ins bring. */
export const demoMessages: DemoStep = {
  name: 'messages',
  run: async ({ operators: [operator], intent }) => {
    for (const [at, message] of DEMO_MESSAGES.entries()) {
      const sent = operator.call(inboxConsole.sendMessages, {
        ...message,
        SendId: intent(`message ${at}`),
        Accounts: DEMO_ACCOUNTS.map(({ userName }) => userName),
        Reason: 'Demo: fills the inbox',
      });
      await unless(['ALREADY_SENT'], sent);
    }
  },
};

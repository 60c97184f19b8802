import type { inboxConsole, inboxHttp } from '@fairlot/wire/messaging/inbox';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

/** No message has this number. */
const NONE = 9_000_000_000_000_000;

/** Each is about the inbox of whoever asks; a number of another's is nothing there. */
const inboxCalls: CallRows<typeof inboxHttp> = {
  getUnreadMessages: { who: 'player' },
  getMessages: { who: 'player', sample: { Tab: 'account', IsUnread: true, Before: 9, Count: 10 } },
  readMessages: { who: 'player', sample: { Ids: [NONE] } },
  readAllMessages: { who: 'player', sample: { Tab: 'money', UpTo: 1 } },
  deleteMessages: { who: 'player', sample: { Ids: [NONE] } },
};

const inboxConsoleCalls: CallRows<typeof inboxConsole> = {
  sendMessages: {
    who: 'manage.messages.send',
    sample: {
      SendId: CALLS.intent,
      Accounts: ['nobody-has-this-name'],
      Tab: 'system',
      Title: { zh: '你好', en: 'Hello' },
      Content: { zh: '欢迎', en: 'Welcome' },
      Reason: 'nobody has this name',
    },
  },
};

export const calls: FeatureCalls = { http: inboxCalls, console: inboxConsoleCalls };

export { inboxTab } from './inbox-tab.ts';
export { takeMessage } from './take-message.ts';
export { useInboxNews, useUnreadMessages } from './use-inbox.ts';

import type { Manifest } from '../../../frame/manifest.ts';

export { takeMessage } from './take-message.ts';
export { useInboxNews, useUnreadMessages } from './use-inbox.ts';

/** The inbox of a player; the bell of the announcements counts it too. */
export const inbox: Manifest = { name: 'inbox', window: () => import('./window.ts') };

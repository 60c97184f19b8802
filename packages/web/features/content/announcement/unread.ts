import { createStore, onLeave, type Unread } from '@fairlot/shell';

const NOTHING: Unread = { count: 0, window: 'Message' };

/** Announcements and messages that were not read: shown at the inbox of a phone. */
export const unread = createStore(NOTHING);
onLeave(() => unread.set(NOTHING));

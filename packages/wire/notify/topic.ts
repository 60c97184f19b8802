import type { Topic } from '../core/index.ts';

const SITE = 'site';

/** What is said to all players. */
export const siteTopic: Topic<typeof SITE> = { audience: 'everyone', of: () => SITE };

export const isSiteTopic = (name: string): boolean => name === SITE;

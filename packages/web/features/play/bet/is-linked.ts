/** Whether the address brings a slip, which the page shows over itself: a first view knows no more of links. */
export const isLinked = (): boolean => location.hash.startsWith('#slip=');

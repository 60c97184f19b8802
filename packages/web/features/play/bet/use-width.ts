import { watchMedia } from '@fairlot/shell';

/**
 * Whether the page has one column: the list of games is folded away, the rail becomes tabs. Below
 * this there is no room for three.
 */
export const useNarrow = watchMedia('(max-width: 1119.98px)');

/** Whether there is room for draws and trend side by side. */
export const useWide = watchMedia('(min-width: 1880px)');

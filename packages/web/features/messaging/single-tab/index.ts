/** News of a player in several open tabs: one tab shows them, once. */
export { followFront } from './front-tab.ts';
export { notifyOnce, type NotifiedNames } from './notify-once.ts';

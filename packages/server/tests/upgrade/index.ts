export { HOUR_MS } from './bets.ts';
export { GAME, INSTANT } from './fixture.ts';
export { playOnOldSite as playOnSite } from './old-site.ts';

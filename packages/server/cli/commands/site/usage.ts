import { GAMES_USAGE } from './games.ts';
import { CHAIN_USAGE } from './chain.ts';
import { COURIER_USAGE } from './courier.ts';
import { LIVE_USAGE } from './live.ts';
import { OWN_USAGE } from './own.ts';
import { PLAYERS_USAGE } from './players.ts';
import { INSTALLATION_USAGE } from './installation.ts';
import { RATE_USAGE } from './rate.ts';
import { WECHAT_USAGE } from './wechat.ts';

/** What `npm run site` prints when it does not understand what was typed. */
export const SITE_USAGE = `npm run site -- show
npm run site -- offline MINUTES | offline until 2026-11-21T22:00:00+08:00 | offline
npm run site -- online
npm run site -- block ADDRESS[/BITS]     npm run site -- unblock ADDRESS[/BITS]
npm run site -- staff-addresses ADDRESS[/BITS] ... | any      where operators may come from
npm run site -- register open|closed
npm run site -- single-session on|off
npm run site -- odds GAME PLAY OPTION VALUE      for example: odds 4 ssc.c.total big 1.95
npm run site -- play GAME PLAY on|off            whether a play takes bets
npm run site -- bet-limits BETS CHARACTERS       what a player may have in one issue
npm run site -- correct-days DAYS                how long after its draw a number may be corrected
npm run site -- currency DEM|CNY                 what the books are kept in; before anything is posted
npm run site -- books                            what the house has, and how far the books are sealed
npm run site -- issues                           issues that are stuck, and why
npm run site -- issues retry ID                  tries the step now, from the start
npm run site -- issues halt ID                   lets it rest until it is retried, also past its sale; stops the game
${PLAYERS_USAGE}
${OWN_USAGE}
${COURIER_USAGE}
${WECHAT_USAGE}
${RATE_USAGE}
${CHAIN_USAGE}
${LIVE_USAGE}
${INSTALLATION_USAGE}
${GAMES_USAGE}
Every change may end in --reason TEXT: what the audit of the operators says of it.`;

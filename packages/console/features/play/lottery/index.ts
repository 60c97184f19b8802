export { readMoment } from './page/read-input.ts';
export { CalendarPage } from './calendar/CalendarPage.tsx';
export { Games } from './Games.tsx';
export { GamePage } from './page/GamePage.tsx';
export { GamesSearch, type GamesFilter } from './page/filter.ts';
export { GamesPage } from './page/GamesPage.tsx';
export { lotteryProposals } from './proposals.ts';

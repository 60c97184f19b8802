export { Games } from './Games.tsx';
export { GamePage } from './page/GamePage.tsx';
export { GamesPage } from './page/GamesPage.tsx';

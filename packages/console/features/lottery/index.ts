export { Games } from './Games.tsx';

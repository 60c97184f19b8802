/** The field that finds games, for a screen that shows it once it is quiet. */
export { default } from '../GameSearch.tsx';

/** The help, for the window that shows it among its tabs. */
export { default } from './HelpTab.tsx';

export { termsOf, WITHDRAW_SETTINGS } from './settings.ts';

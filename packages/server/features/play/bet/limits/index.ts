export { changeLimits } from './change-limits.ts';

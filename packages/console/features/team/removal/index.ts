export { Removed } from './Removed.tsx';

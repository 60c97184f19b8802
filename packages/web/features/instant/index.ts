export { InstantHead, RoundList, RunDialog } from './parts.tsx';

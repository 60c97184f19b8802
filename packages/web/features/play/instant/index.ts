export { InstantHead } from './InstantHead.tsx';
export { RoundList } from './RoundList.tsx';
export { RunDialog } from './RunDialog.tsx';

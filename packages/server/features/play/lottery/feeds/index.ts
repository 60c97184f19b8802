export { type ImportReport, importDraws } from './import-draws.ts';
export { type Fault, FAULTS, playFeed } from './play-feed.ts';
export { issuesReadOff, readOff } from './read-off.ts';

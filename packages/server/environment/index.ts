export { describeForDocs, describeForTerminal } from './describe.ts';
export {
  BadEnvironment,
  foldersOf,
  parseEnvironment,
  readEnvironment,
} from './read-environment.ts';
export type { Environment } from './variables.ts';

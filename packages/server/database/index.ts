export { appLogin, BadLogin } from './app-login.ts';
export { attachDatabase } from './attach.ts';
export {
  resolveDatabase,
  UnusableDatabase,
  type Database,
  type DatabaseOptions,
} from './resolve.ts';
export { createDatabase, databaseUrl, dropDatabase, listDatabases } from './administer.ts';
export { IncompleteInstall } from './binaries.ts';
export { checkFolder, checkWritable, UnusableFolder } from './check-folder.ts';
export { endStale, FolderInUse, leaveFolder, takeFolder } from './owner.ts';

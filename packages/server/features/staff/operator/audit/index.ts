export { shownAnew, publishPageChanges } from './hub.ts';
export { noteBySite } from './note.ts';
export { readHead } from './store-audit.ts';

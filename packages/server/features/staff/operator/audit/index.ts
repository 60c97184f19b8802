export { shownAnew, tellPages } from './hub.ts';
export { noteBySite } from './note.ts';
export { readHead } from './store-audit.ts';

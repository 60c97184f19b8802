export { NOTICE_CODES, DRAFT_CODES } from './codes.ts';
export * as announcementConsole from './console.ts';
export { DRAFT_STATES, DraftContent, type DraftRow } from './draft.ts';
export * as announcementHttp from './http.ts';
export * as announcementHub from './hub.ts';
export { NOTICE_BOUNDS, type Announcement, type NoticeRow } from './shapes.ts';

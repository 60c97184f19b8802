export { cursorOf, MOST_BACK_MS, placeOf } from './record-cursor.ts';
export { behind, type RecordPlace } from './store-records.ts';
export { getRecords as getBetRecords, getSums as getBetSums } from './records.ts';

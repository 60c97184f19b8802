export { formatDayName } from './day-names.ts';
export { DateRange, useRangeName } from './DateRange.tsx';
export { firstDay, momentsOf, presetRange, type DayRange } from './range.ts';

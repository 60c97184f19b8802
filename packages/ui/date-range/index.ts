export { formatDayName } from './DaySelect.tsx';
export { DateRange, useRangeName } from './DateRange.tsx';
export { firstDay, momentsOf, presetRange, type DayRange } from './range.ts';

import { useState } from 'react';
import { serverNow } from '@fairlot/shell';
import { presetRange } from '@fairlot/ui/date-range';
import type { RecordFilter } from './RecordFilters.tsx';

/** Keeps the filter of a list; it starts with the last seven days. */
export const useRecordFilter = (find?: string) =>
  useState<RecordFilter>(() => ({
    range: presetRange('week', serverNow()),
    choice: undefined,
    gameId: undefined,
    find,
  }));

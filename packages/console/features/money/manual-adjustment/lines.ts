// What is typed into a batch of lines, and whether it can be sent. Pure.
import {
  ADJUSTMENT_BOUNDS,
  readAdjustmentLines,
  type ReadLine,
} from '@fairlot/rules/check/adjustment-rows';
import type { Input } from '@fairlot/wire/core';
import type { manualAdjustmentConsole } from '@fairlot/wire/money/manual-adjustment';

export type Wired = Input<typeof manualAdjustmentConsole.previewAdjustment>['Lines'];
export type Faulty = Extract<ReadLine, { readonly fault: unknown }>;
type Good = Exclude<ReadLine, Faulty>;

/** Lines that can be sent, where each is in what was typed, and those that cannot. */
export type Read = {
  readonly wired: Wired;
  readonly places: readonly number[];
  readonly faulty: readonly Faulty[];
};

export function readTyped(typed: string): Read {
  const read = readAdjustmentLines(typed);
  const good = read.filter((line): line is Good => !('fault' in line));
  return {
    wired: good.map((line) => ({ UserName: line.userName, Amount: line.amount })),
    places: good.map(({ line }) => line),
    faulty: read.filter((line): line is Faulty => 'fault' in line),
  };
}

export const areSendable = ({ wired, faulty }: Read): boolean =>
  faulty.length === 0 && wired.length > 0 && wired.length <= ADJUSTMENT_BOUNDS.lines;

/** Times in hundredths as they are typed; undefined where they are none. */
export function readTimes(typed: string): number | undefined {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed.trim())) return undefined;
  const times = Math.round(Number(typed) * 100);
  return times <= ADJUSTMENT_BOUNDS.times ? times : undefined;
}

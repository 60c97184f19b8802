import { invariant } from '@fairlot/rules/core/invariant';
import {
  fileAt,
  filesOf,
  lineOf,
  numberBefore,
  numberOf,
  parentsOf,
  SEGMENT_BYTES,
} from './timelines.ts';

/** The file in which the replay ended, and the newest that there is or was; the same: the end of that one is not read. */
export type Hole = { readonly ended: string; readonly newest: string };

/** Where a replay ended: the file, and the bytes of it that were read; none: all of them. */
export function endOf(history: string): { readonly file: string; readonly bytes: number } {
  const last = parentsOf(history).at(-1);
  invariant(last, 'what was replayed has begun a line of its own');
  return {
    file: fileAt(last.number, numberBefore(last.end)),
    bytes: Number(last.end % SEGMENT_BYTES),
  };
}

/** A page of the log, what stands at its head, and the longest record of it, in bytes, as PostgreSQL is built. */
const [PAGE, HEAD, LONGEST] = [8_192, 24, 1_020 << 20];

/**
 * Whether a file of the log that came whole has no more than its first so many bytes, where the replay ended: such a
 * one ends with a switch to the next, which is read as all of it, or in a record that goes on there.
 */
export function goesOn(file: Buffer, bytes: number): boolean {
  const begin = bytes % PAGE === 0 ? bytes + HEAD : bytes;
  if (bytes === 0 || begin + 4 > file.length) return true;
  const onPage = PAGE - (begin % PAGE);
  const pages = Math.floor((file.length - begin) / PAGE);
  const length = file.readUInt32LE(begin);
  return length > onPage + pages * (PAGE - HEAD) && length <= LONGEST;
}

/**
 * What is missing after all of the log was replayed: the database is content with a log that ends early. `history` is
 * that of the line which it began then, `names` are those of the log. Undefined: it came to the last file of its line.
 */
export function holeIn(history: string, names: readonly string[]): Hole | undefined {
  const [last, before] = parentsOf(history).toReversed();
  invariant(last, 'what was replayed has begun a line of its own');
  const { file: ended } = endOf(history);
  const number = numberOf(ended);
  const newest = filesOf(names)
    .filter((file) => lineOf(file) === last.number)
    .toSorted()
    .at(-1);
  if (newest !== undefined && numberOf(newest) > number) return { ended, newest };
  // It never came to where its line begins.
  if (before && last.end < before.end) {
    return { ended, newest: fileAt(before.number, numberBefore(before.end)) };
  }
  return undefined;
}

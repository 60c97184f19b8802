import type { MappingProgram } from './mapping.ts';

/** Programs of the lotteries of the whole country. */
export const STATE_PROGRAMS = {
  /** Six of thirty-three and one of sixteen, each pool ascending. */
  ssq: {
    id: 'ssq',
    v: 1,
    draw: [
      { op: 'pick', from: 1, to: 33, count: 6 },
      { op: 'pick', from: 1, to: 16, count: 1 },
    ],
    derive: { op: 'ascendingParts', sizes: [6, 1] },
  },
  /** Five of thirty-five and two of twelve, each pool ascending. */
  dlt: {
    id: 'dlt',
    v: 1,
    draw: [
      { op: 'pick', from: 1, to: 35, count: 5 },
      { op: 'pick', from: 1, to: 12, count: 2 },
    ],
    derive: { op: 'ascendingParts', sizes: [5, 2] },
  },
  /** Six digits, then a number of 0 to 14. */
  qxc: {
    id: 'qxc',
    v: 1,
    draw: [
      { op: 'digits', count: 6, base: 10, offset: 0 },
      { op: 'digits', count: 1, base: 15, offset: 0 },
    ],
    derive: { op: 'same' },
  },
  /** Seven of thirty ascending, then the special number. */
  qlc: {
    id: 'qlc',
    v: 1,
    draw: [{ op: 'pick', from: 1, to: 30, count: 8 }],
    derive: { op: 'ascendingParts', sizes: [7, 1] },
  },
  /** Five digits. */
  pl5: {
    id: 'pl5',
    v: 1,
    draw: [{ op: 'digits', count: 5, base: 10, offset: 0 }],
    derive: { op: 'same' },
  },
} as const satisfies Readonly<Record<string, MappingProgram>>;

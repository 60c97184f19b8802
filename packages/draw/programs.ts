import { HASH_PROGRAMS } from './hash-programs.ts';
import { KENO_PROGRAMS } from './keno-programs.ts';
import type { Derivation, MappingProgram } from './mapping.ts';
import { STATE_PROGRAMS } from './state-programs.ts';

/**
 * The mapping programs in use. A published program is never edited: its hash stands in day
 * manifests. A change is a further row with the next `v`.
 */
const same: Derivation = { op: 'same' };

export const PROGRAMS = {
  /** Five digits. */
  ssc: { id: 'ssc', v: 1, draw: [{ op: 'digits', count: 5, base: 10, offset: 0 }], derive: same },
  /** Three digits. */
  d3: { id: 'd3', v: 1, draw: [{ op: 'digits', count: 3, base: 10, offset: 0 }], derive: same },
  /** Three digits, played by their sum. */
  pc28: {
    id: 'pc28',
    v: 1,
    draw: [{ op: 'digits', count: 3, base: 10, offset: 0 }],
    derive: same,
  },
  /** Three dice. */
  k3: { id: 'k3', v: 1, draw: [{ op: 'digits', count: 3, base: 6, offset: 1 }], derive: same },
  /** Ten racers in the order of arrival. */
  pk10: { id: 'pk10', v: 1, draw: [{ op: 'pick', from: 1, to: 10, count: 10 }], derive: same },
  /** Eight of twenty, in the order in which they are drawn. */
  kl10: { id: 'kl10', v: 1, draw: [{ op: 'pick', from: 1, to: 20, count: 8 }], derive: same },
  /** Five of eleven. */
  x5: { id: 'x5', v: 1, draw: [{ op: 'pick', from: 1, to: 11, count: 5 }], derive: same },
  /** Twenty of eighty, read in ascending order. */
  kl8: {
    id: 'kl8',
    v: 1,
    draw: [{ op: 'pick', from: 1, to: 80, count: 20 }],
    derive: { op: 'ascending' },
  },
  /** Seven of forty-nine, the last one drawn being the special number. */
  lhc: { id: 'lhc', v: 1, draw: [{ op: 'pick', from: 1, to: 49, count: 7 }], derive: same },
  /**
   * Five digits by a count of people online: the sum of its digits, then the last four. A count of nine
   * digits, drawn: the four that are only summed up make every result equally likely.
   */
  online: {
    id: 'online',
    v: 1,
    draw: [{ op: 'digits', count: 1, base: 100_000_000, offset: 200_000_000 }],
    derive: { op: 'digitSum', last: 4 },
  },
  ...HASH_PROGRAMS,
  ...STATE_PROGRAMS,
  ...KENO_PROGRAMS,
} as const satisfies Readonly<Record<string, MappingProgram>>;

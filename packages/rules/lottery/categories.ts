import { findFamily } from '../play/registry.ts';
import { D3_ROWS } from './catalogue/d3.ts';
import { HASH_DIGITS } from './catalogue/hash-digits.ts';
import { HASH_OTHERS } from './catalogue/hash-others.ts';
import { HASH_ROWS } from './catalogue/hash.ts';
import { K3_OFFICIAL } from './catalogue/k3-official.ts';
import { K3_PLATFORM } from './catalogue/k3-platform.ts';
import { KL10_ROWS } from './catalogue/kl10.ts';
import { KL8_ROWS } from './catalogue/kl8.ts';
import { LHC_ROWS } from './catalogue/lhc.ts';
import { PC28_ROWS } from './catalogue/pc28.ts';
import { PK10_ROWS } from './catalogue/pk10.ts';
import type { Row } from './catalogue/row.ts';
import { SSC_OFFICIAL } from './catalogue/ssc-official.ts';
import { SSC_OVERSEAS } from './catalogue/ssc-overseas.ts';
import { SSC_PLATFORM } from './catalogue/ssc-platform.ts';
import { STATE_ROWS } from './catalogue/state.ts';
import { X5_OFFICIAL } from './catalogue/x5-official.ts';
import { X5_PLATFORM } from './catalogue/x5-platform.ts';
import type { Category } from './category.ts';

/** The catalogue in the order of lists, a group each (plays.md section 6). */
const GROUPS: readonly (readonly Row[])[] = [
  SSC_PLATFORM,
  HASH_DIGITS,
  SSC_OVERSEAS,
  SSC_OFFICIAL,
  K3_PLATFORM,
  K3_OFFICIAL,
  PK10_ROWS,
  X5_PLATFORM,
  X5_OFFICIAL,
  LHC_ROWS,
  PC28_ROWS,
  KL8_ROWS,
  KL10_ROWS,
  D3_ROWS,
  STATE_ROWS,
  HASH_OTHERS,
  HASH_ROWS,
];

/** Places before this one are of those that name theirs. */
const FIRST_SORT = 100;
/** Games without a clock stand behind all others. */
const INSTANT_SORT = 900;
const sortOf = ({ schedule }: Row, at: number): number =>
  (schedule.kind === 'instant' ? INSTANT_SORT : FIRST_SORT) + at;

/** The lotteries of the house, one row each: those whose family has its rules. */
export const CATEGORIES: readonly Category[] = GROUPS.flat()
  .map((row, at) => ({ sort: sortOf(row, at), ...row }))
  .filter(({ family }) => findFamily(family));

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]));
const BY_CODE = new Map(CATEGORIES.map((category) => [category.code, category]));

export const categoryOf = (id: number): Category | undefined => BY_ID.get(id);
export const categoryByCode = (code: string): Category | undefined => BY_CODE.get(code);

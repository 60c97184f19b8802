import { digitFacts } from '../template/digit-facts.ts';
import { PL5 } from './face.ts';
import type { Family } from '../family.ts';

/** Five digits of the state. */
export const family: Family = {
  ...PL5,
  facts: digitFacts,
};

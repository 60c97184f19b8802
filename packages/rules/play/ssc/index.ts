import { digitFacts } from '../template/digit-facts.ts';
import { SSC } from './face.ts';
import type { Family } from '../family.ts';

/** The five-digit family. */
export const family: Family = {
  ...SSC,
  facts: digitFacts,
};

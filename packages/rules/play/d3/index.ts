import { digitFacts } from '../template/digit-facts.ts';
import { D3 } from './face.ts';
import type { Family } from '../family.ts';

/** The three-digit family. */
export const family: Family = {
  ...D3,
  facts: digitFacts,
};

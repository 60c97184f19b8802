import type { Result } from '../core/result.ts';

/** An address that could be one. */
export type ReadAddress = {
  /** As it is kept and paid to. */
  readonly address: string;
  /** The same of every way of writing it, so that it is found to be the same. */
  readonly key: string;
};

export type Reading = Result<ReadAddress, 'FORMAT' | 'TESTNET'>;

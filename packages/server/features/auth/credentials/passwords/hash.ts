import { hashSync, verifySync } from '@node-rs/argon2';

/** What a hash of argon2id costs: KiB, passes, lanes. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** A hash to make, or to hold a password against. */
export type HashJob =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: HashCost }
  | { readonly kind: 'verify'; readonly password: string; readonly stored: string };

/** Takes as long as it takes: 20 ms and more. */
export const doHash = (job: HashJob): string | boolean =>
  job.kind === 'hash' ? hashSync(job.password, job.cost) : verifySync(job.stored, job.password);

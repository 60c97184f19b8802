import { beaconRandomness } from './beacon.ts';
import { hexBytes, toHex } from './bytes.ts';
import type { IssueRecord } from './issue-record.ts';
import type { ResultManifest } from './manifest.ts';
import { drawNumbers, readHash } from './mapping.ts';
import type { Drawn, MappingProgram } from './mapping.ts';
import { deriveSeed } from './seed.ts';
import { compared, failed, skipped } from './step.ts';
import type { Step } from './step.ts';

export type Calculation = {
  readonly steps: readonly Step[];
  readonly seed: string | null;
  readonly numbers: Drawn | null;
};

/** The seed and the numbers, computed anew; what was published is only compared. */
export function calculate(record: IssueRecord, mapping: MappingProgram): Calculation {
  const { end } = record;
  if (end.kind === 'incident') return none(skipped('seed', 'cancelled'));
  const seed = seedOf(record, end);
  const numbers = seed && (record.issue.mode === 2 ? readHash : drawNumbers)(seed, mapping);
  if (!numbers) return none(failed('seed', 'contradiction', { expected: end.Z }));
  const steps = [
    compared('seed', end.Z, toHex(seed)),
    compared('original', end.original.join(','), numbers.original.join(',')),
    compared('winning', end.winning.join(','), numbers.winning.join(',')),
    compared('words', String(end.words), String(numbers.words)),
  ];
  return { steps, seed: toHex(seed), numbers };
}

const none = (step: Step): Calculation => ({ steps: [step], seed: null, numbers: null });

function seedOf(
  { day, issue }: IssueRecord,
  { s, signature, block }: ResultManifest,
): Uint8Array | null {
  if (issue.mode === 2) return block ? hexBytes(block.hash) : null;
  const input = { game: day.parent ?? issue.g, serial: issue.serial, secret: hexBytes(s) };
  if (issue.mode === 0) return deriveSeed({ ...input, beacon: null });
  if (issue.round === null || signature === null) return null;
  const beacon = {
    chainHash: hexBytes(day.drand.chainHash),
    round: issue.round,
    randomness: hexBytes(beaconRandomness(signature)),
  };
  return deriveSeed({ ...input, beacon });
}

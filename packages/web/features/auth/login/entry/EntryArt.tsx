import { Plate } from '@fairlot/ui';
import { useCommitment } from './commitment.ts';

/** Shown until the commitment of the day is here; a plate needs some hash. */
const BEFORE = '0'.repeat(63) + '1';

/** The plate of the current commitment, large behind the page. */
export default function EntryArt() {
  const commitment = useCommitment();
  return <Plate hash={commitment?.hash ?? BEFORE} size="100%" weight={0.5} />;
}

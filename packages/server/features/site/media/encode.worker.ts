import { setPriority } from 'node:os';
import { encode, type EncodeJob } from './encode.ts';

/** The process that decodes what strangers upload: one picture at a time, behind everything else. */
const AFTER_OTHERS = 15;
try {
  setPriority(AFTER_OTHERS);
} catch {
  // It may not: then it takes its share.
}

process.on('message', (job: EncodeJob) => {
  void encode(job).then((encoded) => process.send?.(encoded));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

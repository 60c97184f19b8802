/** Of the sample, on two cores with nothing else to do. */
const QUIET_MS = 30;
const STEPS = 1_500_000;

/** Milliseconds that a fixed piece of work takes now, beside whatever else the machine does. */
function sampleMs(): number {
  const began = performance.now();
  let value = 1;
  for (let step = 0; step < STEPS; step += 1) value = (value * 48_271) % 2_147_483_647;
  const tookMs = performance.now() - began;
  return value > 0 ? tookMs : 0;
}

/** A limit for what takes `ms` on a quiet machine: as much longer as this machine is slower now. */
export const onThisMachine = (ms: number): number => ms * Math.max(1, sampleMs() / QUIET_MS);

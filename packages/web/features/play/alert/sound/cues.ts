// Sounds made from sines that die away: taps on wood, ceramic, a chime. Nothing is fetched for them but
// this file. Pure: samples from a list of strokes.

type Stroke = {
  /** Hertz; with an overtone that is not harmonic it is struck, not sung. */
  readonly pitch: number;
  readonly overtone: number;
  readonly atMs: number;
  /** Until it has died away to a thousandth. */
  readonly ms: number;
  readonly loud: number;
};

const wood = (pitch: number, atMs: number, loud = 1): Stroke => ({
  pitch,
  overtone: 2.76,
  atMs,
  ms: 90,
  loud,
});
const ceramic = (pitch: number, atMs: number, ms = 160): Stroke => ({
  pitch,
  overtone: 2.41,
  atMs,
  ms,
  loud: 0.8,
});

export const CUES = {
  /** Before the end of a sale. */
  tap: [wood(740, 0), wood(740, 130, 0.7)],
  /** Each of the last seconds of the game that is looked at. */
  tick: [wood(880, 0)],
  /** The end of it. */
  closed: [wood(300, 0)],
  /** A number: a pitch up a ball. */
  draw: [0, 1, 2, 3, 4].map((n) => ceramic(1046 * 2 ** (n / 6), n * 90, 150)),
  /** A bet that stands: two taps, upwards. */
  accepted: [wood(523, 0), wood(784, 90)],
  /** A bet that does not: two taps, downwards. */
  refused: [wood(392, 0), wood(262, 150)],
  /** A prize: two notes. */
  win: [ceramic(784, 0, 380), ceramic(1175, 170, 420)],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type CueName = keyof typeof CUES;

/** No cue is longer. */
export const LONGEST_MS = 600;
/** Of full scale: together with how they die away, below -18 dB. */
const PEAK = 0.22;
const ATTACK_MS = 3;
const SILENCE = Math.log(1000);

function strokeAt({ pitch, overtone, ms, loud }: Stroke, t: number): number {
  if (t < 0 || t > ms) return 0;
  const rises = Math.min(1, t / ATTACK_MS);
  const dies = Math.exp((-SILENCE * t) / ms);
  const turn = (2 * Math.PI * pitch * t) / 1000;
  return loud * rises * dies * (0.8 * Math.sin(turn) + 0.2 * Math.sin(turn * overtone) * dies);
}

/** A cue as samples between -1 and 1. */
export function samplesOf(name: CueName, rate: number): Float32Array<ArrayBuffer> {
  const strokes: readonly Stroke[] = CUES[name];
  const endMs = Math.max(...strokes.map(({ atMs, ms }) => atMs + ms));
  const samples = new Float32Array(Math.ceil((endMs * rate) / 1000));
  for (let i = 0; i < samples.length; i += 1) {
    const at = (i * 1000) / rate;
    samples[i] = PEAK * strokes.reduce((sum, each) => sum + strokeAt(each, at - each.atMs), 0);
  }
  return samples;
}

// Made when the first cue is wanted, which is never before a gesture.
import { samplesOf, type CueName } from './cues.ts';

/** How loud, of what the cue is. */
const VOLUME = 0.4;

let context: AudioContext | undefined;
const buffers = new Map<CueName, AudioBuffer>();

function bufferOf(made: AudioContext, name: CueName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = samplesOf(name, made.sampleRate);
  const buffer = made.createBuffer(1, samples.length, made.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

export function play(name: CueName): void {
  context ??= new AudioContext();
  void context.resume();
  const source = context.createBufferSource();
  const gain = context.createGain();
  gain.gain.value = VOLUME;
  source.buffer = bufferOf(context, name);
  source.connect(gain).connect(context.destination);
  source.start();
}

import { loadOnce, localNow } from '@fairlot/shell';
import type { CueName } from './cues.ts';
import { isMuted } from './mute.ts';

/** The same cue is not heard twice within this. */
const APART_MS = 400;

const loadSound = loadOnce(() => import('./sound.ts'));
const playedAt = new Map<CueName, number>();

/** Browsers let a page sound once somebody has touched it; before that nothing is fetched either. */
const mayStart = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? false;

/**
 * Whether a cue is heard now. The first of its kind takes the moment; one that is muted takes nothing.
 */
export function takesTurn(name: CueName, nowMs: number): boolean {
  const before = playedAt.get(name);
  if (before !== undefined && nowMs >= before && nowMs - before < APART_MS) return false;
  playedAt.set(name, nowMs);
  return true;
}

/** Plays a cue unless it is muted. What cannot be fetched is not heard. */
export async function playCue(name: CueName): Promise<void> {
  if (isMuted() || !mayStart() || !takesTurn(name, localNow())) return;
  try {
    (await loadSound()).play(name);
  } catch {
    // A sound is never worth a message.
  }
}

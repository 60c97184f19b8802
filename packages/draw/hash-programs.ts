import type { Derivation } from './derivation.ts';
import type { DrawStep } from './draw-step.ts';
import type { MappingProgram } from './mapping.ts';

/**
 * Programs of games that read their numbers off a hash of 64 hexadecimal digits: of a block of a
 * public chain, or drawn here in its stead.
 */
const HASH: readonly DrawStep[] = [{ op: 'digits', count: 64, base: 16, offset: 0 }];
/** Of a TRON block these digits are a hash; the 16 before them are its height. */
const WINDOW = 48;

const fromRight = (id: string, read: Omit<Extract<Derivation, { op: 'fromRight' }>, 'op'>) =>
  ({ id, v: 1, draw: HASH, derive: { op: 'fromRight', ...read } }) satisfies MappingProgram;

/** Five digits: the last five of 0-9, or the five before them. */
const digits = (id: string, skip: 0 | 5) =>
  fromRight(id, { window: WINDOW, from: 0, to: 9, different: false, skip, count: 5 });

/** A family's own draw, on the bytes that hash and game make: no two games of one block are alike. */
const stream = (game: string, draw: DrawStep) => {
  const id = game.toLowerCase();
  const derive = { op: 'hashStream', game, draw: [draw] } as const;
  return { id, v: 1, draw: HASH, derive } satisfies MappingProgram;
};

const DICE: DrawStep = { op: 'digits', count: 3, base: 6, offset: 1 };
const RACERS: DrawStep = { op: 'pick', from: 1, to: 10, count: 10 };
const SEVEN: DrawStep = { op: 'pick', from: 1, to: 49, count: 7 };
const THREE: DrawStep = { op: 'digits', count: 3, base: 10, offset: 0 };

export const HASH_PROGRAMS = {
  /** Sixty-four hexadecimal digits, as they are. */
  hash: { id: 'hash', v: 1, draw: HASH, derive: { op: 'same' } },
  /** Five digits. */
  hashSsc: digits('hashSsc', 0),
  /** Five digits of a second game on the same block. */
  hashSscNext: digits('hashSscNext', 5),
  /** Five of eleven. */
  hashX5: fromRight('hashX5', {
    window: WINDOW,
    from: 1,
    to: 11,
    different: true,
    skip: 0,
    count: 5,
  }),
  hk31: stream('HK31', DICE),
  hk35: stream('HK35', DICE),
  hpk1: stream('HPK1', RACERS),
  hpk5: stream('HPK5', RACERS),
  hlhc1: stream('HLHC1', SEVEN),
  hlhc5: stream('HLHC5', SEVEN),
  h281: stream('H281', THREE),
  h3d1: stream('H3D1', THREE),
} as const satisfies Readonly<Record<string, MappingProgram>>;

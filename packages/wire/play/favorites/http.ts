import * as z from 'zod/mini';
import { gameId, nothing, post } from '../../core/index.ts';
import { COLLECTION_CODES } from './codes.ts';
import { Collection, MOST_KEPT } from './shapes.ts';

export const getCollection = post('/api/Collection/Get', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Collection,
  about: 'The games that the player keeps on top, in his order.',
});

export const placeInCollection = post('/api/Collection/Place', {
  access: 'player',
  input: z.strictObject({
    GameId: gameId,
    /** 0 is the first, behind the last is the last; null takes it away. */
    Place: z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_KEPT))),
  }),
  output: Collection,
  codes: COLLECTION_CODES,
  about: 'Keeps a game, moves it among those that are kept, or takes it away.',
});

export const adoptCollection = post('/api/Collection/Adopt', {
  access: 'player',
  input: z.strictObject({ GameIds: z.array(gameId).check(z.maxLength(MOST_KEPT)) }),
  output: Collection,
  about:
    'Adds games that a device had kept by itself behind those that are kept, as far as there is room.',
});

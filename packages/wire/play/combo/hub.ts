import * as z from 'zod/mini';
import { gameId, hubEvent, hubMethod } from '../../core/index.ts';
import { GameInfo } from '../lottery/shapes.ts';
import { TileIds } from './shapes.ts';
import { comboTopic } from './topic.ts';

/** Follow the tiles of these games, and of no others; none ends it. */
export const joinComboBet = hubMethod('JoinComboBet', [TileIds], z.boolean());

/**
 * A game of a tile drew, settled, was corrected or changed: its tile as it is now. A hint that is not
 * kept: who was away reads the tiles anew.
 */
export const updateComboBetGameItem = hubEvent(
  'updateComboBetGameItem',
  comboTopic,
  z.object({
    GameId: gameId,
    /** State, the issues to come, and the last five that are over. */
    Info: GameInfo,
  }),
);

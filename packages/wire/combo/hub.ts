import * as z from 'zod/mini';
import { gameId, hubEvent, hubMethod, type Topic } from '../core/index.ts';
import { GameInfo } from '../lottery/shapes.ts';
import { TileIds } from './shapes.ts';

/** The tile of a game on the combo screen, by its id: said as it stands, and not numbered. */
export const comboTopic: Topic<number> = {
  audience: 'followers',
  of: (gameId) => `combo:${gameId}`,
};

const TOPIC = /^combo:\d{1,5}$/;

export const isComboTopic = (name: string): boolean => TOPIC.test(name);

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

import { hubEvent, playerTopic } from '../../core/index.ts';
import { Collection } from './shapes.ts';

/** The player changed the games that he keeps, here or on another device: all of them as they are now. */
export const updateBetCollection = hubEvent('UpdateBetCollection', playerTopic, Collection);

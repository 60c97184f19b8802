import * as z from 'zod/mini';
import { gameId, post, serialNumber, text, timestamp } from '../../core/index.ts';
import { PREDICT_CODES } from './codes.ts';
import { Prediction } from './shapes.ts';

const Named = { GameId: gameId, SerialNumber: serialNumber, Play: text.check(z.maxLength(64)) };
const Rows = z.object({ Rows: z.array(Prediction), DateTimeNow: timestamp });

export const getPredictions = post('/api/Prediction/Get', {
  access: 'player',
  passive: true,
  input: z.strictObject({ GameId: gameId }),
  output: Rows,
  about: 'The newest predictions of a game, with the record of who made them.',
});

export const getAuthor = post('/api/Prediction/Author', {
  access: 'player',
  passive: true,
  input: z.strictObject({ Author: z.uuid() }),
  output: Rows,
  about: 'The newest hundred predictions of an author, those that missed too.',
});

export const predict = post('/api/Prediction/Post', {
  access: 'player',
  input: z.strictObject({ ...Named, Option: text.check(z.maxLength(32)) }),
  output: z.object({ SerialNumber: serialNumber }),
  codes: PREDICT_CODES,
  about: 'Posts what the player says that an issue will draw, or says it otherwise.',
});

export const takeBack = post('/api/Prediction/TakeBack', {
  access: 'player',
  input: z.strictObject(Named),
  output: z.object({ SerialNumber: serialNumber }),
  codes: PREDICT_CODES,
  about: 'Takes a prediction back while its issue is on sale.',
});

import type { predictHttp } from '@fairlot/wire/community/predict';
import { CALLS, type CallRows, type FeatureCalls } from '#testing/calls';

const NONE = { GameId: CALLS.game, SerialNumber: 1999001, Play: 'ssc.c.total' };

const predictCalls: CallRows<typeof predictHttp> = {
  getPredictions: { who: 'player', sample: { GameId: CALLS.game } },
  getAuthor: { who: 'player', sample: { Author: CALLS.intent }, namesArePublic: true },
  predict: { who: 'player', sample: { ...NONE, Option: 'big' } },
  takeBack: { who: 'player', sample: NONE },
};

export const calls: FeatureCalls = { http: predictCalls };

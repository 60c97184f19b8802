import * as z from 'zod/mini';
import { specGet } from '../../core/index.ts';
import { LiveNotifications } from './shapes.ts';

export const getLiveNotify = specGet('/api/LiveNotify/LotteryLiveNotifyInfo', {
  access: 'player',
  passive: true,
  input: z.object({}),
  output: LiveNotifications,
  about: 'What is shown at which times of the day: a card with a way to a game.',
});

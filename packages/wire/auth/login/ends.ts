// The calls of the watch over a login, which begins when the page is there.
import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';

/** When a login ends, by the server's clock: without activity, and at the latest. */
const LoginEnds = z.object({
  IdleEndTimeStamp: timestamp,
  LoginEndTimeStamp: timestamp,
  DateTimeNow: timestamp,
});

export const getLoginEnds = post('/api/Token/Ends', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: nothing,
  output: LoginEnds,
  about: 'When this login ends.',
});

/**
 * The one call that is about nothing but activity: a key, a press or the wheel on a page that is
 * looked at. Clients send it at most once a minute.
 */
export const noteActivity = post('/api/Token/Active', {
  access: 'player',
  keepsPage: true,
  input: nothing,
  output: LoginEnds,
  about: 'The player is there: moves the idle end, and never the end of the login.',
});

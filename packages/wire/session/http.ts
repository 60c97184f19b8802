import * as z from 'zod/mini';
import { nothing, post, specGet, specPost, text, timestamp } from '../core/index.ts';
import { LOGIN_CODES, REGISTER_CODES } from './codes.ts';

/** The three fields that the specification reads from a login, exactly so named. */
const Grant = z.object({
  access_token: z.string(),
  /** Seconds from now. */
  expires_in: z.int(),
  isAgent: z.boolean(),
});

export const login = post('/api/Token/Login', {
  access: 'anyone',
  input: z.strictObject({
    UserName: text.check(z.maxLength(64)),
    Password: z.string().check(z.maxLength(256)),
  }),
  output: Grant,
  codes: LOGIN_CODES,
  about: 'Signs a player in.',
});

/** Issues a new token of the same login; the old one stays good for 60 s (several tabs race). */
export const refresh = specGet('/api/Token/Refresh', {
  access: 'player',
  passive: true,
  input: z.object({}),
  output: Grant,
  about: 'Renews the token; called when under 5 minutes remain.',
});

/** When a login ends, by the server's clock: without activity, and at the latest. */
const LoginEnds = z.object({
  IdleEndTimeStamp: timestamp,
  LoginEndTimeStamp: timestamp,
  DateTimeNow: timestamp,
});

export const getLoginEnds = post('/api/Token/Ends', {
  access: 'player',
  passive: true,
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
  input: nothing,
  output: LoginEnds,
  about: 'The player is there: moves the idle end, and never the end of the login.',
});

export const logout = specPost('/api/Token/Logout', {
  access: 'player',
  input: nothing,
  output: z.boolean(),
  about: 'Ends this login.',
});

export const register = post('/api/Register/Register', {
  access: 'anyone',
  input: z.strictObject({
    UserName: text.check(z.maxLength(64)),
    Password: z.string().check(z.maxLength(256)),
    NickName: z.optional(text.check(z.maxLength(64))),
    /** Over 18 and agrees to the terms. */
    Agree: z.boolean(),
  }),
  output: Grant,
  codes: REGISTER_CODES,
  about: 'Opens an account and signs it in.',
});

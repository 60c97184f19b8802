// Which logins an account has and had: its player looks, and ends those that are not his.
import * as z from 'zod/mini';
import { LOGIN_TYPES, type LoginType } from '@fairlot/rules/check/login-types';
import { nothing, post, timestamp } from '../../core/index.ts';
import { END_LOGIN_CODES } from './codes.ts';

/** Where somebody signed in from. */
const Origin = {
  IP: z.string(),
  /** Browser and system as the browser names itself, such as `Chrome · Windows`; empty where it is none we know. */
  Device: z.string(),
} as const;

/** What its client said of itself beside that, of which nothing is proven. */
const Said = {
  /** Whether it showed the phone layout. */
  IsMobile: z.boolean(),
  /** Version of an app build; null where it was none. */
  App: z.nullable(z.string()),
} as const;

/** How it was opened; null where a newer program opened it. */
const How = z.nullable(z.enum(Object.keys(LOGIN_TYPES) as LoginType[]));

export const getLogins = post('/api/Session/List', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Logins: z.array(
      z.object({
        Id: z.uuid(),
        /** The login that asks. */
        IsThis: z.boolean(),
        ...Origin,
        ...Said,
        LoginType: How,
        StartTimeStamp: timestamp,
        /** When its player last did something, to half a minute. */
        ActiveTimeStamp: timestamp,
      }),
    ),
  }),
  about:
    'The logins of this account that are alive, the one that was used last first; 100 at most.',
});

export const endLogin = post('/api/Session/End', {
  access: 'player',
  input: z.strictObject({ Id: z.uuid() }),
  output: z.object({ IsEnded: z.literal(true) }),
  codes: END_LOGIN_CODES,
  about: 'Ends one login of this account, at once and everywhere.',
});

export const endOtherLogins = post('/api/Session/EndOthers', {
  access: 'player',
  input: nothing,
  output: z.object({ Ended: z.int() }),
  about: 'Ends every login of this account but the one that asks.',
});

export const getLoginLog = post('/api/Session/Log', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({
    Logins: z.array(
      z.object({
        ...Origin,
        ...Said,
        LoginType: How,
        TimeStamp: timestamp,
        IsThis: z.boolean(),
      }),
    ),
    /** Wrong passwords of the last 90 days; counted apart, so that nobody pushes sign-ins out of sight. */
    Failures: z.array(z.object({ ...Origin, TimeStamp: timestamp })),
  }),
  about: 'The last 20 sign-ins of this account, and the last 20 tries with a wrong password.',
});

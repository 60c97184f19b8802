// The realm of the operators: their calls, their pages, and what a lost connection means to them.
import { call, isSignedIn, type Realm, type EndsReply } from '@fairlot/shell';
import { eventsOf, pageTopic, type Output } from '@fairlot/wire/core';
import { CONSOLE_DENIED_CODES, operatorHttp, operatorHub } from '@fairlot/wire/staff/operator';
import { invariant } from '@fairlot/rules/core/invariant';
import { LOGIN_OVER, REALM, SITE_CLOSED } from './text.ts';

type Ends = Output<typeof operatorHttp.getLoginEnds>;

const replyOf = (ends: Ends): EndsReply => ({
  idleEndAt: ends.IdleEndTimeStamp,
  loginEndAt: ends.LoginEndTimeStamp,
  serverAt: ends.DateTimeNow,
});

async function ask(
  endpoint: typeof operatorHttp.getLoginEnds | typeof operatorHttp.noteActivity,
): Promise<EndsReply | undefined> {
  const answer = await call(endpoint, undefined);
  return answer.ok ? replyOf(answer.value) : undefined;
}

/** Sign-in, with a word on why one stands there. */
const signInPage = (why: string): string =>
  why === '' ? '/SignIn' : `/SignIn?${new URLSearchParams({ why })}`;

export const operators: Realm = {
  base: '',
  keeping: { prefix: 'fairlot.console.', outlivesLogout: ['single-keys'] },
  login: {
    longestHours: 8,
    renew: async () => {
      const renewed = await call(operatorHttp.refresh, {});
      invariant(renewed.ok, 'a renewal is granted or denied');
      return renewed.value;
    },
    end: () => call(operatorHttp.signOut, undefined),
    readEnds: () => ask(operatorHttp.getLoginEnds),
    stay: () => ask(operatorHttp.noteActivity),
    check: () => void call(operatorHttp.getMe, undefined).catch(() => undefined),
  },
  pages: {
    login: '/SignIn',
    timeout: signInPage(LOGIN_OVER),
    restricted: signInPage(CONSOLE_DENIED_CODES.IP_restricted.zh),
    // Whoever works here stays where he is when the server breaks; sign-in would end his login.
    error: signInPage,
    // The console is there while the site is off, and closed with the merchant alone.
    offline: () => signInPage(SITE_CLOSED),
  },
  denials: CONSOLE_DENIED_CODES,
  staysAfterExpiry: () => false,
  askTime: async () => {
    invariant(isSignedIn(), 'the time is for those who are signed in');
    const ends = await ask(operatorHttp.getLoginEnds);
    invariant(ends, 'a login has an end');
    return ends.serverAt;
  },
  hub: {
    url: () => '/Hub',
    events: eventsOf(operatorHub),
    multiJoin: operatorHub.watch,
    topicOf: (page) => pageTopic.of(String(page)),
    own: [],
    since: async (Topics) => {
      const result = await call(operatorHttp.since, { Topics });
      return result.ok ? result.value.Topics : [];
    },
  },
  words: REALM,
};

import { expect, test } from 'vitest';
import { lastLoginIn } from './last-login.ts';

const login = (TimeStamp: number, IsThis = false) =>
  ({
    TimeStamp,
    IsThis,
    IP: `192.0.2.${TimeStamp}`,
    Device: 'Chrome',
    LoginType: 'PASSWORD',
  }) as const;
const tried = (TimeStamp: number) => ({ TimeStamp, IP: '', Device: '' });

test('the first sign-in has none before it, and a trial is told apart', () => {
  const first = login(5, true);
  expect(lastLoginIn({ Logins: [first], Failures: [tried(4)] })).toEqual({
    is: 'first',
    isTrial: false,
  });
  const trial = { ...first, LoginType: 'DEMO' } as const;
  expect(lastLoginIn({ Logins: [trial], Failures: [] })).toMatchObject({ isTrial: true });
});

test('the one before this is told, with the wrong passwords in between alone', () => {
  // Somebody signed in elsewhere since: that is none that came before.
  const Logins = [login(9), login(7, true), login(3), login(1)];
  const Failures = [8, 6, 5, 2].map(tried);
  expect(lastLoginIn({ Logins, Failures })).toEqual({
    is: 'before',
    TimeStamp: 3,
    IP: '192.0.2.3',
    Device: 'Chrome',
    failed: 2,
  });
});

test('where this one was pushed out by newer ones, the newest is told', () => {
  expect(lastLoginIn({ Logins: [login(9), login(8)], Failures: [] })).toMatchObject({
    TimeStamp: 9,
  });
});

import { describe, expect, test } from 'vitest';
import { BARS_BETS, flagBit, hasAny, hasFlag, PLAYER_FLAGS, withFlags } from './access.ts';
import { FLAG_TEXT } from './flag-text.ts';
import { FLAG_EFFECTS, FLAGS_OF_OPERATORS, isPlayerFlag } from './flag-effects.ts';
import {
  accountKey,
  checkAccountName,
  checkEmail,
  checkNickname,
  checkPhrase,
  isQq,
} from './account.ts';
import { brokenPasswordRule, passwordRules, rulesMet } from './password.ts';
import { isWeakPassword, WEAK_PASSWORDS } from './weak-passwords.ts';

describe('account name', () => {
  test.each(['alice1', 'A23456', 'abcdef', 'a234567890123456'])('%s is one', (name) => {
    expect(checkAccountName(name)).toEqual({ ok: true, value: name });
  });
  test.each([
    ['', 'LENGTH'],
    ['alice', 'LENGTH'],
    ['a2345678901234567', 'LENGTH'],
    ['1alice', 'INVALID_CHAR'],
    ['alice_1', 'INVALID_CHAR'],
    ['alice 1', 'INVALID_CHAR'],
    ['爱丽丝爱丽丝', 'INVALID_CHAR'],
    ['alicé12', 'INVALID_CHAR'],
    ['alice1\n', 'INVALID_CHAR'],
    ['alice–1', 'INVALID_CHAR'],
  ])('%j is none: %s', (name, error) => {
    expect(checkAccountName(name)).toEqual({ ok: false, error });
  });
  test('drops hidden characters and folds full-width ones', () => {
    expect(checkAccountName('\u2068ali\u200Bce１\u2069')).toEqual({ ok: true, value: 'alice1' });
    expect(accountKey('\u200E Ａlice1\u00A0')).toBe(accountKey('alice1'));
  });
  test('names are compared without case', () => {
    expect(accountKey('Alice1')).toBe(accountKey('aLICE1'));
  });
});

const broken = (password: string, context = {}) => brokenPasswordRule(password, context)?.id;

describe('password', () => {
  test.each([
    'correct horse',
    'tr0ub4dor',
    '我的密码很长很长呢',
    'x'.repeat(3) + 'ypq47w',
    'Fair-Lot-9x7',
  ])('%s may be used', (password) =>
    expect(broken(password, { account: 'alice1' })).toBeUndefined(),
  );
  test.each([
    ['', 'RULE'],
    ['x7q9t2z', 'RULE'],
    ['x7q9'.repeat(17), 'RULE'],
    ['password', 'TOO_SIMPLE'],
    ['PassW0rd', 'TOO_SIMPLE'],
    ['aaaaaaaa', 'TOO_SIMPLE'],
    ['12345678', 'TOO_SIMPLE'],
    ['87654321', 'TOO_SIMPLE'],
    ['abcdefgh', 'TOO_SIMPLE'],
    ['12341234', 'TOO_SIMPLE'],
    ['abcd9876', 'TOO_SIMPLE'],
    ['aaaabbbb', 'TOO_SIMPLE'],
    ['ababab12'.replace('12', 'ab'), 'TOO_SIMPLE'],
    ['fairlot2026', 'TOO_SIMPLE'],
    ['1122112211', 'TOO_SIMPLE'],
    ['xAlice1x', 'SAME_AS_ACCOUNT'],
    ['Initial-77', 'SAME_AS_DEFAULT'],
    ['Formerly-77', 'SAME_AS_OLD'],
    ['Of-my-money-7', 'SAME_AS_OTHER'],
  ])('%j breaks %s', (password, id) => {
    const context = {
      account: 'alice1',
      defaultPassword: 'Initial-77',
      oldPassword: 'Formerly-77',
      otherPassword: 'Of-my-money-7',
    };
    expect(broken(password, context)).toBe(id);
  });
  test.each([
    ['ｐａｓｓｗｏｒｄ１２３', 'TOO_SIMPLE'],
    ['Ｐassｗord', 'TOO_SIMPLE'],
    ['１２３４５６７８', 'TOO_SIMPLE'],
    // A variation selector and a Hangul filler: marks and letters that nobody sees.
    ['pass\uFE0Fword', 'TOO_SIMPLE'],
    ['pass\u3164word', 'TOO_SIMPLE'],
    ['x-Ａｌｉｃｅ１-x', 'SAME_AS_ACCOUNT'],
    ['pass\u200Bword', 'TOO_SIMPLE'],
    ['correct\u200Bhorse', 'INVISIBLE'],
    ['correct\u00ADhorse', 'INVISIBLE'],
    ['correct\u202Ehorse', 'INVISIBLE'],
    ['correct\uFEFFhorse', 'INVISIBLE'],
    ['correct\u0000horse', 'INVISIBLE'],
    ['correct\thorse', 'INVISIBLE'],
  ])('%j breaks %s, whatever it looks like', (password, id) =>
    expect(broken(password, { account: 'alice1' })).toBe(id),
  );
  test.each(['ｃorrect horse', 'correct horse \u2764\uFE0F', 'schöne Straße'])(
    '%j may be used',
    (password) => expect(broken(password, { isWeak: isWeakPassword })).toBeUndefined(),
  );
  test('the long list knows full-width letters', () => {
    expect(isWeakPassword('Ｗoaini１３１４')).toBe(true);
    expect(isWeakPassword('woaini\uFE0F1314')).toBe(true);
  });
  test.each(['Woaini1314', 'qwert2026', 'jordan23!'.slice(0, 8), 'CaiPiao888', 'michelle'])(
    '%s is on the long list',
    (password) => {
      expect(isWeakPassword(password)).toBe(true);
      expect(broken(password, { isWeak: isWeakPassword })).toBe('TOO_SIMPLE');
    },
  );
  test('the long list has thousands, all as long as a password, and none that nobody chose', () => {
    expect(WEAK_PASSWORDS.size).toBeGreaterThan(3_000);
    for (const each of WEAK_PASSWORDS) {
      if (each.length < 8 || each !== each.toLowerCase()) throw new Error(each);
    }
    for (const good of ['correct horse', 'tr0ub4dor', 'kept-for-tests-42', 'play-money-88']) {
      expect(isWeakPassword(good)).toBe(false);
    }
  });
  test('64 characters are counted as people count them', () => {
    expect(broken('密x9'.repeat(21) + 'q')).toBe(undefined);
    expect(broken('密x9'.repeat(21) + 'qr')).toBe('RULE');
  });
  test.each([
    ['', 0],
    ['abc', 0],
    ['aaaaaaaa', 1],
    ['my-goodname-x', 2],
    ['kept-for-tests-42', 3],
  ])('of %j only the rules before the first broken one count as met', (password, met) => {
    expect(rulesMet(passwordRules(password, { account: 'goodname' }))).toBe(met);
  });
  test('the list says every rule in both languages, and only those that apply', () => {
    expect(passwordRules('').map((rule) => rule.id)).toEqual([
      'RULE',
      'TOO_SIMPLE',
      'SAME_AS_ACCOUNT',
    ]);
    const all = passwordRules('x7q9t2zk', {
      account: 'a',
      defaultPassword: 'b',
      oldPassword: 'c',
      otherPassword: 'd',
    });
    expect(all).toHaveLength(6);
    for (const { text } of all) expect(text.zh && text.en).toBeTruthy();
  });
});

describe('other fields', () => {
  test.each([
    ['小明', true],
    [' Ann ', true],
    ['八个字的昵称刚好', true],
    ['九个字的昵称太长了', false],
    ['a', false],
    ['<b>x', false],
    ['a\u0000b', false],
    ['a\u202Eb', true],
    ['\u200Ba\u2060', false],
  ])('nickname %j', (text, fits) => expect(checkNickname(text).ok).toBe(fits));

  test.each([
    ['12345', true],
    ['1'.repeat(20), true],
    ['1234', false],
    ['1'.repeat(21), false],
    ['12a45', false],
    ['\u200E１２３ 45', true],
    ['', false],
  ])('QQ %j', (text, fits) => expect(isQq(text)).toBe(fits));

  test.each([
    ['a@b.cn', { ok: true, value: 'a@b.cn' }],
    [`${'a'.repeat(45)}@b.cn`, { ok: true, value: `${'a'.repeat(45)}@b.cn` }],
    [`${'a'.repeat(46)}@b.cn`, { ok: false, error: 'TOO_LONG' }],
    ['a@b', { ok: false, error: 'FORMAT' }],
    ['a b@c.cn', { ok: false, error: 'FORMAT' }],
    ['a@b@c.cn', { ok: false, error: 'FORMAT' }],
  ])('email %j', (text, verdict) => expect(checkEmail(text)).toEqual(verdict));
});

describe('player flags', () => {
  test('bits are as published', () => {
    const published = (
      'DISABLE_ACCOUNT DISABLE_BET DISABLE_WITHDRAW DISABLE_DEPOSIT ALLOW_TRANSFER ALLOW_SUPER_TRANSFER ' +
      'ALLOW_DEPOSIT_FROM_WALLET GA_LOGIN GA_WITHDRAW GA_TRANSFER GA_CHANGE_PASSWORD FUNDS_FREEZE ' +
      'REGISTER_LINK_LIMIT DISABLE_CHAT DISABLE_EXTERNAL DISABLE_ACTIVITY DISABLE_FOLLOW ' +
      'FORCE_CHANGE_PASSWORD IP_BIND TEST_ACCOUNT SELF_EXCLUDED DEBT READ_ONLY_LAYER'
    ).split(' ');
    // Each stands at its bit.
    expect(Object.entries(PLAYER_FLAGS)).toEqual(published.map((name, bit) => [name, bit]));
    expect(flagBit('DISABLE_BET')).toBe(2n);
    expect(flagBit('READ_ONLY_LAYER')).toBe(4_194_304n);
    expect(withFlags(BARS_BETS)).toBe(1_048_579n);
    expect(hasAny(1_048_576n, BARS_BETS)).toBe(true);
    expect(hasAny(2048n, BARS_BETS)).toBe(false);
  });
  test('each has names and an effect of its own, in both languages', () => {
    const texts = Object.values(FLAG_TEXT);
    const said = texts.flatMap(({ zh, en, effect }) => [zh, en, effect.zh, effect.en]);
    expect(Object.keys(FLAG_TEXT)).toEqual(Object.keys(PLAYER_FLAGS));
    expect(new Set(said).size).toBe(4 * 23);
  });
  test('all of them have a bit of their own, and do something or say what they wait for', () => {
    expect(Object.values(PLAYER_FLAGS)).toEqual(Array.from({ length: 23 }, (_, bit) => bit));
    expect(Object.keys(FLAG_EFFECTS)).toEqual(Object.keys(PLAYER_FLAGS));
    for (const { stops, gives, outOf, waits } of Object.values(FLAG_EFFECTS)) {
      const said = [stops, gives, outOf, waits];
      expect(said.filter((each) => each !== undefined)).toHaveLength(1);
    }
    expect(FLAGS_OF_OPERATORS).toEqual([
      'DISABLE_ACCOUNT',
      'DISABLE_BET',
      'DISABLE_WITHDRAW',
      'DISABLE_DEPOSIT',
      'ALLOW_TRANSFER',
      'ALLOW_SUPER_TRANSFER',
      'ALLOW_DEPOSIT_FROM_WALLET',
      'GA_LOGIN',
      'GA_WITHDRAW',
      'GA_TRANSFER',
      'GA_CHANGE_PASSWORD',
      'FUNDS_FREEZE',
      'REGISTER_LINK_LIMIT',
      'DISABLE_ACTIVITY',
      'DISABLE_FOLLOW',
      'FORCE_CHANGE_PASSWORD',
      'IP_BIND',
      'TEST_ACCOUNT',
      'READ_ONLY_LAYER',
    ]);
    expect(isPlayerFlag('NO_SUCH_FLAG')).toBe(false);
    expect(isPlayerFlag('toString')).toBe(false);
  });
  test('flags are told apart, others in the number do not disturb', () => {
    const flags = withFlags(['DISABLE_BET', 'FUNDS_FREEZE']) | (1n << 40n);
    expect(hasFlag(flags, 'DISABLE_BET')).toBe(true);
    expect(hasFlag(flags, 'DISABLE_ACCOUNT')).toBe(false);
    expect(hasFlag(0n, 'FUNDS_FREEZE')).toBe(false);
  });
});

describe('phrase', () => {
  test.each([
    [' 春江花月夜 ', '春江花月夜'],
    ['the blue door', 'the blue door'],
    ['x', undefined],
    ['x'.repeat(21), undefined],
    ['blue\u200Bdoor', undefined],
    ['blue\ndoor', undefined],
    ['', undefined],
  ])('%j is %j', (text: string, phrase: string | undefined) =>
    expect(checkPhrase(text)).toBe(phrase),
  );
});

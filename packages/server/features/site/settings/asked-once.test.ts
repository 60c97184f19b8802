import { expect, test } from 'vitest';
import type { Whence } from '#platform/access';
import { admitsPlayers, type PlayersFrom } from './admits.ts';
import { askedOnce } from './asked-once.ts';

/** 2,000 connections of 40 houses, of each region half. */
const HOUSES = 40;
const CONNECTIONS: readonly Whence[] = Array.from({ length: 2_000 }, (_, n) => ({
  ip: `198.51.100.${n % HOUSES}`,
  region: n % HOUSES < HOUSES / 2 ? 'DE' : undefined,
}));
/** As it is read anew each second, of a site that keeps many out. */
const ruleWith = (blocked: readonly string[]): PlayersFrom => ({
  blockedAddresses: [
    ...Array.from({ length: 1_000 }, (_, n) => `203.0.${n % 256}.${n >> 8}`),
    ...blocked,
  ],
  allowedAddresses: [],
  regionRule: 'any',
  regions: [],
});

/** Whom the rule keeps out of these, and how often it was asked. */
function looking() {
  const asked: PlayersFrom[] = [];
  const mayStay = askedOnce((rule: PlayersFrom, whence: Whence) => {
    asked.push(rule);
    return admitsPlayers(rule, whence);
  });
  return (rule: PlayersFrom, connections = CONNECTIONS) => {
    const isIn = mayStay(rule);
    const before = asked.length;
    const out = connections.filter((each) => !isIn(each));
    return { out: out.length, asked: asked.length - before, rules: new Set(asked).size };
  };
}

test('2,000 connections of 40 addresses ask 40 times, and no more while the lists are the same', () => {
  const look = looking();
  expect(look(ruleWith([]))).toEqual({ out: 0, asked: HOUSES, rules: 1 });
  expect(look(ruleWith([]))).toEqual({ out: 0, asked: 0, rules: 1 });
  // One more house, by the lists that are built: one question.
  const more = [...CONNECTIONS, { ip: '198.51.100.99', region: undefined }];
  expect(look(ruleWith([]), more)).toEqual({ out: 0, asked: 1, rules: 1 });
});

test('who is kept out by a change is out in the next look, and in again behind another', () => {
  const look = looking();
  look(ruleWith([]));
  const kept = { asked: HOUSES, out: CONNECTIONS.length / HOUSES };
  expect(look(ruleWith(['198.51.100.7']))).toMatchObject(kept);
  expect(look(ruleWith([]))).toMatchObject({ out: 0, asked: HOUSES });
  const region: PlayersFrom = { ...ruleWith([]), regionRule: 'only', regions: ['DE'] };
  expect(look(region)).toMatchObject({ out: CONNECTIONS.length / 2 });
});

test('of an address that has gone nothing is kept', () => {
  const look = looking();
  look(ruleWith([]));
  expect(look(ruleWith([]), CONNECTIONS.slice(0, 3))).toMatchObject({ asked: 0 });
  expect(look(ruleWith([]), CONNECTIONS)).toMatchObject({ asked: HOUSES - 3 });
});

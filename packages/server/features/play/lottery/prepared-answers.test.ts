import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { withoutBet } from '#testing/stand-ins';
import { Prepared } from '#platform/cached-response';
import { fair } from '../fair/index.ts';
import { haltGame, resumeGame } from './intervention/halt.ts';
import { lottery } from './index.ts';
import { createPreparedAnswers, type Made } from './prepared-answers.ts';
import { onThisMachine } from '#testing/machine-speed';

const empty = Buffer.alloc(0);
const answer = (text: string, holdsMs = Infinity): Made => ({
  bytes: new Prepared(Buffer.from(text), { br: empty, gzip: empty }),
  holdsMs,
});
const text = (prepared: Prepared): string => String(prepared.for().bytes);

/** Counts how often it was made. */
function counted(holdsMs = Infinity) {
  let times = 0;
  return async () => {
    times += 1;
    return answer(String(times), holdsMs);
  };
}

test('many at once are given what was made once', async () => {
  const answers = createPreparedAnswers();
  const make = counted();
  const given = await Promise.all(Array.from({ length: 50 }, () => answers.ask('a', make)));
  expect(new Set(given.map(text))).toEqual(new Set(['1']));
  expect(text(await answers.ask('a', make))).toBe('1');
});

test('nobody is given an answer from before a change, nor is it made twice in a second', async () => {
  const answers = createPreparedAnswers();
  const made: number[] = [];
  const make = async () => {
    made.push(performance.now());
    return answer(String(made.length));
  };
  await answers.ask('a', make);
  answers.change('now');
  const both = await Promise.all([answers.ask('a', make), answers.ask('a', make)]);
  expect(both.map(text)).toEqual(['2', '2']);
  expect((made[1] ?? 0) - (made[0] ?? 0)).toBeGreaterThanOrEqual(990);
});

test('whoever has heard of a change is given what there is, and the next within its second', async () => {
  const answers = createPreparedAnswers();
  const make = counted();
  await answers.ask('a', make);
  const began = performance.now();
  answers.change('soon');
  expect(text(await answers.ask('a', make))).toBe('1');
  expect(performance.now() - began).toBeLessThan(onThisMachine(500));
  await expect.poll(async () => text(await answers.ask('a', make))).toBe('2');
  expect(performance.now() - began).toBeLessThan(onThisMachine(2_500));
});

test('time alone ends an answer that says so', async () => {
  const answers = createPreparedAnswers();
  const make = counted(30);
  expect(text(await answers.ask('a', make))).toBe('1');
  await delay(40);
  expect(text(await answers.ask('a', make))).toBe('2');
});

test('whoever asks is told that it went wrong, and the next is given it', async () => {
  const answers = createPreparedAnswers();
  let isBroken = true;
  const make = async () => {
    if (isBroken) throw new Error('no database');
    return answer('well');
  };
  await expect(answers.ask('a', make)).rejects.toThrow('no database');
  isBroken = false;
  expect(text(await answers.ask('a', make))).toBe('well');
});

test('more than a few different answers are made for each caller', async () => {
  const answers = createPreparedAnswers();
  const make = counted();
  for (let n = 0; n < 16; n++) await answers.ask(`kept ${n}`, make);
  expect(text(await answers.ask('another', make))).toBe('17');
  expect(text(await answers.ask('another', make))).toBe('18');
});

const server = withTestServer({ features: [lottery, fair, withoutBet], games: 'all' });

test('all games with their old issues are answered in one reply, as packed as the caller takes it', async () => {
  const ids = Object.keys((await server().call(lotteryHttp.getLotteryData, undefined)).value);
  expect(ids.length).toBeGreaterThan(70);
  const body = JSON.stringify({
    GameIdList: ids.map(Number),
    State: true,
    Countdown: true,
    OldIssues: true,
    SelectCount: 20,
  });
  const ask = (encoding: string) =>
    fetch(`${server().url}/api/LotteryGame/Info`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
      body,
    });
  const replies = await Promise.all(['br', 'gzip, br;q=0', 'identity'].map(ask));
  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    'identity',
  ]);
  // The client unpacks what it is given: all three say the same.
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(texts).size).toBe(1);
  expect(Object.keys(JSON.parse(texts[0] ?? ''))).toEqual(ids);
  // In another order it is the same answer, and made no second time.
  const turned = { ...JSON.parse(body), GameIdList: ids.map(Number).toReversed() };
  const { value } = await server().call(lotteryHttp.getLotteryInfo, turned);
  expect(Object.keys(value)).toEqual(ids);
  const stated = async () => {
    const wish = { GameIdList: ids.map(Number), State: true };
    return (await server().call(lotteryHttp.getLotteryInfo, wish)).value['4']?.State;
  };
  expect(await stated()).toBe(0);
  await haltGame(server().db, 4, 'operator');
  await expect.poll(stated).toBe(1);
  await resumeGame(server().db, 4, 'operator');
});

test('bytes are packed by the contract', async () => {
  const { prepareAnswer } = await import('#platform/cached-response');
  const prepared = await prepareAnswer(lotteryHttp.getLotteryInfo, {});
  const again = { changes: 'seldom', before: prepared } as const;
  expect(await prepareAnswer(lotteryHttp.getLotteryInfo, {}, again)).toBe(prepared);
  expect(String(prepared.for('deflate').bytes)).toBe('{}');
  expect(String(brotliDecompressSync(prepared.for('gzip, br').bytes))).toBe('{}');
  expect(String(gunzipSync(prepared.for('gzip').bytes))).toBe('{}');
});

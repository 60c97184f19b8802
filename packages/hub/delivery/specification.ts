import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Encoded, encodeEvent } from '../protocol/encoded.ts';
import { jsonProtocol } from '../protocol/json.ts';
import type { Delivery, DeliveryHost, Receiver, Target } from './delivery.ts';
import { LocalIndex } from './local.ts';

/** A busy machine takes its time. */
export const soon = { timeout: 10_000 };

/** A hub's part in one process, as a delivery sees it. */
export interface Station {
  readonly index: LocalIndex;
  readonly delivery: Delivery;
  /** Log lines, in order. */
  readonly logged: string[];
}

/** A connection that notes the first argument of what it hears. */
export interface Listener extends Receiver {
  readonly heard: unknown[];
  readonly asked: string[];
}

export async function openStation(delivery: Delivery): Promise<Station> {
  const logged: string[] = [];
  const note = (_fields: object, message: string) => void logged.push(message);
  const host: DeliveryHost = {
    protocols: [jsonProtocol],
    log: { debug: note, warn: note, error: note },
  };
  const index = new LocalIndex();
  await delivery.start(index, host);
  return { index, delivery, logged };
}

export async function enter(station: Station, id: string, userId?: string): Promise<Listener> {
  const heard: unknown[] = [];
  const asked: string[] = [];
  const post = (message: Encoded): void => {
    const record = message.payload(jsonProtocol).toString().slice(0, -1);
    const event = JSON.parse(record) as { arguments: unknown[]; invocationId?: string };
    if (event.invocationId === undefined) heard.push(event.arguments[0]);
    else asked.push(event.invocationId);
  };
  const listener = {
    id,
    userId,
    heard,
    asked,
    post,
    send: (message: Encoded) => void post(message),
  };
  station.index.add(listener);
  await station.delivery.connected(id, userId);
  return listener;
}

export async function leave(station: Station, listener: Listener): Promise<void> {
  station.index.remove(listener);
  await station.delivery.disconnected(listener.id, listener.userId);
}

export const say = ({ delivery }: Station, to: Target, what: unknown): Promise<void> =>
  delivery.send(to, encodeEvent('message', [what]));

export const question = (invocationId: string): Encoded =>
  new Encoded({ kind: 'invocation', target: 'Result', args: ['?'], invocationId });

/** What each has heard when a last message has come through. */
export async function heardBy(from: Station, ...all: Listener[]): Promise<unknown[][]> {
  await say(from, { kind: 'all' }, 'end');
  await expect.poll(() => all.every(({ heard }) => heard.includes('end')), soon).toBe(true);
  return all.map(({ heard }) => heard.splice(0).filter((what) => what !== 'end'));
}

/** A station where connections are, one from which they are spoken to, and three of them. */
interface Scene {
  readonly here: Station;
  readonly there: Station;
  readonly ann: Listener;
  readonly ann2: Listener;
  readonly bob: Listener;
}

/** What every delivery does. In a single process both stations are the same. */
export function specifyDelivery(name: string, open: () => Promise<readonly [Station, Station]>) {
  describe(`a ${name} delivery`, () => {
    let scene: Scene;
    beforeEach(async () => {
      const [here, there] = await open();
      const ann = await enter(here, 'a1', 'ann');
      const ann2 = await enter(there, 'a2', 'ann');
      scene = { here, there, ann, ann2, bob: await enter(here, 'b', 'bob:é') };
    });
    afterEach(async () => {
      await scene.here.delivery.stop();
      await scene.there.delivery.stop();
    });
    specifySends(() => scene);
    specifyGroups(() => scene);
    specifyQuestions(() => scene);
  });
}

const hearings = ({ there, ann, ann2, bob }: Scene, from = there) => heardBy(from, ann, ann2, bob);

const add = ({ there }: Scene, group: string, id: string) =>
  there.delivery.changeGroup('add', group, id);

function specifySends(scene: () => Scene): void {
  test('N1 a message to all, users, connections and all but some comes once', async () => {
    const { there } = scene();
    await say(there, { kind: 'all' }, 1);
    await say(there, { kind: 'all', except: ['a1', 'none'] }, 2);
    await say(there, { kind: 'users', ids: ['ann', 'ann', 'bob'] }, 3);
    await say(there, { kind: 'users', ids: ['bob:é'] }, 4);
    await say(there, { kind: 'clients', ids: ['a1'] }, 5);
    await say(there, { kind: 'clients', ids: ['a2', 'b', 'b', 'none'] }, 6);
    await say(there, { kind: 'clients', ids: [] }, 7);
    expect(await hearings(scene())).toEqual([
      [1, 3, 5],
      [1, 2, 3, 6],
      [1, 2, 4, 6],
    ]);
  });

  test('N1 many messages keep their order', async () => {
    const { there } = scene();
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    await Promise.all(numbers.map((number) => say(there, { kind: 'all' }, number)));
    expect(await hearings(scene())).toEqual([numbers, numbers, numbers]);
  });
}

function specifyGroups(scene: () => Scene): void {
  test('N2 a group reaches whoever was added from anywhere, until removed', async () => {
    const { here, there, ann, ann2 } = scene();
    await add(scene(), 'g:1', ann.id);
    await add(scene(), 'g:1', ann.id);
    await add(scene(), 'g:1', ann2.id);
    await add(scene(), 'h', ann.id);
    await say(here, { kind: 'groups', names: ['g:1'] }, 1);
    expect(await hearings(scene(), here)).toEqual([[1], [1], []]);
    await say(there, { kind: 'groups', names: ['g:1', 'h'] }, 2);
    await say(there, { kind: 'groups', names: ['g:1'], except: ['a1'] }, 3);
    await say(there, { kind: 'groups', names: ['G:1'] }, 4);
    expect(await hearings(scene())).toEqual([[2, 2], [2, 3], []]);
    await there.delivery.changeGroup('remove', 'g:1', 'a1');
    await say(there, { kind: 'groups', names: ['g:1'] }, 5);
    expect(await hearings(scene())).toEqual([[], [5], []]);
    await expect(say(there, { kind: 'groups', names: [''] }, 6)).rejects.toThrow(/name/);
    await expect(add(scene(), '', 'a1')).rejects.toThrow(/name/);
  });

  test('N2 to change a group of no connection is nothing, and soon over', async () => {
    const { there } = scene();
    await add(scene(), 'g', 'nobody');
    await there.delivery.changeGroup('remove', 'g', 'nobody');
    await there.delivery.changeGroup('remove', 'never', 'a1');
    await say(there, { kind: 'groups', names: ['g'] }, 1);
    expect(await hearings(scene())).toEqual([[], [], []]);
  });

  test('N2 who leaves is in no group, also when the connection id comes again', async () => {
    const { here, there, ann, ann2, bob } = scene();
    await add(scene(), 'g', ann.id);
    await leave(here, ann);
    const back = await enter(here, 'a1', 'ann');
    await say(there, { kind: 'groups', names: ['g'] }, 1);
    await say(there, { kind: 'users', ids: ['ann'] }, 2);
    expect(await heardBy(there, back, ann2, bob)).toEqual([[2], [2], []]);
  });
}

function specifyQuestions(scene: () => Scene): void {
  test('N3 a client is asked from anywhere; its value, or its error, comes back', async () => {
    const { here, there, ann, bob } = scene();
    const signal = new AbortController().signal;
    const value = there.delivery.ask('a1', question('q1'), signal);
    const error = there.delivery.ask('b', question('q2'), signal);
    await expect.poll(() => [...ann.asked, ...bob.asked], soon).toEqual(['q1', 'q2']);
    expect(here.index.answered(bob, 'q1', { kind: 'nothing' })).toBe(false);
    expect(here.index.answered(bob, 'q0', { kind: 'nothing' })).toBe(true);
    const result = { when: new Date(0), bytes: Buffer.from([1, 2]), list: [1, null, 'x'] };
    here.index.answered(ann, 'q1', { kind: 'value', value: result });
    here.index.answered(bob, 'q2', { kind: 'error', error: 'no' });
    const answer = (await value) as { value: typeof result };
    expect({ ...answer.value, bytes: [...answer.value.bytes] }).toEqual({
      ...result,
      bytes: [1, 2],
    });
    expect(await error).toEqual({ kind: 'error', error: 'no' });
  });

  test('N3 a question to no one, to one who leaves, or no longer wanted, fails', async () => {
    const { here, there, ann, bob } = scene();
    const control = new AbortController();
    const ask = (id: string, invocation: string) =>
      there.delivery.ask(id, question(invocation), control.signal);
    await expect(ask('none', 'q1')).rejects.toThrow("Connection 'none' does not exist.");
    const left = expect(ask('a1', 'q2')).rejects.toThrow("Connection 'a1' disconnected.");
    const canceled = expect(ask('b', 'q3')).rejects.toThrow('Invocation canceled by the server.');
    await expect.poll(() => [...ann.asked, ...bob.asked], soon).toEqual(['q2', 'q3']);
    await leave(here, ann);
    await left;
    control.abort();
    await canceled;
    await expect.poll(() => here.index.openQuestions, soon).toBe(0);
    await expect(ask('b', 'q4')).rejects.toThrow('canceled');
  });
}

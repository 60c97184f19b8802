import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeEvent } from '../index.ts';
import { startTestApp } from './app.ts';
import type { TestApp } from './app.ts';
import { connect, transports } from './clients.ts';
import type { RealClient } from './clients.ts';

describe.each(transports)('over %s', (transport) => {
  let app: TestApp;
  let ann: RealClient;
  let ann2: RealClient;
  let bob: RealClient;

  beforeEach(async () => {
    app = await startTestApp();
    [ann, ann2, bob] = [
      await connect(app, 'ann', '/Hub', transport),
      await connect(app, 'ann', '/Hub', transport),
      await connect(app, 'bob', '/Hub', transport),
    ];
  });
  afterEach(async () => {
    await Promise.all([ann, ann2, bob].map(({ connection }) => connection.stop()));
    await app.stop();
  });

  const id = (client: RealClient) => client.connection.connectionId ?? '';

  /** What each has heard once a last message has reached everyone. */
  async function heard(): Promise<string[][]> {
    await app.hub.clients.all.send('message', 'end');
    const clients = [ann, ann2, bob];
    await expect.poll(() => clients.every((client) => client.heard.includes('end'))).toBe(true);
    return clients.map((client) => client.heard.filter((said) => said !== 'end'));
  }

  test('an event that a client has no method for is passed over, and the next one is heard', async () => {
    await app.hub.clients.all.send('nobodyListens' as 'message', 'lost');
    await app.hub.clients.all.send('message', 'heard');
    expect(await heard()).toEqual([['heard'], ['heard'], ['heard']]);
    expect([ann, ann2, bob].map(({ connection }) => connection.state)).toEqual(
      Array.from({ length: 3 }, () => 'Connected'),
    );
  });

  test('L1, L3 caller, others and users', async () => {
    await ann.connection.invoke('ToCaller', 'self');
    await ann.connection.invoke('ToOthers', 'others');
    await bob.connection.invoke('ToUser', 'ann', 'both');
    await bob.connection.invoke('ToUser', 'Ann', 'no one');
    expect(await heard()).toEqual([['self', 'both'], ['others', 'both'], ['others']]);
  });

  test('L2, L4, L6 groups: twice is once, names keep their case, members of two get two', async () => {
    await ann.connection.invoke('Join', 'g');
    await ann.connection.invoke('Join', 'g');
    await bob.connection.invoke('Join', 'g');
    await bob.connection.invoke('Join', 'h');
    await ann2.connection.invoke('Join', 'G');
    await ann.connection.invoke('ToGroup', 'g', '1');
    await ann.connection.invoke('ToOthersInGroup', 'g', '2');
    await app.hub.clients.groups(['g', 'h']).send('message', '3');
    await app.hub.clients.groupExcept('g', [id(ann)]).send('message', '4');
    await ann.connection.invoke('Leave', 'g');
    await app.hub.clients.group('g').send('message', '5');
    expect(await heard()).toEqual([['1', '3'], [], ['1', '2', '3', '3', '4', '5']]);
  });

  test('what one turn sends to all, to one and to others keeps its order for each', async () => {
    const { clients } = app.hub;
    await Promise.all([
      clients.all.send('message', '1'),
      clients.client(id(ann)).send('message', 'mine'),
      clients.all.send('message', '2'),
      clients.allExcept([id(ann)]).send('message', '3'),
      clients.all.send('message', '4'),
    ]);
    const others = ['1', '2', '3', '4'];
    expect(await heard()).toEqual([['1', 'mine', '2', '4'], others, others]);
  });

  test('L1, L2, L3, L7 from outside: client, clients, allExcept, users, group changes', async () => {
    const { clients, groups } = app.hub;
    await clients.client(id(ann)).send('message', '1');
    await clients.clients([id(ann), id(ann), id(bob)]).send('message', '2');
    await clients.allExcept([id(ann)]).send('message', '3');
    await clients.users(['bob', 'bob', 'none']).send('message', '4');
    await groups.add(id(ann2), 'g');
    await groups.add('unknown', 'g');
    await groups.remove('unknown', 'g');
    await clients.group('g').send('message', '5');
    await expect(clients.group('').send('message', 'x')).rejects.toThrow(/name/);
    expect(await heard()).toEqual([
      ['1', '2'],
      ['3', '5'],
      ['2', '3', '4'],
    ]);
  });

  test('L5 membership ends with the connection', async () => {
    await bob.connection.invoke('Join', 'g');
    await bob.connection.stop();
    await expect.poll(() => app.hub.stats().connections).toBe(2);
    bob = await connect(app, 'bob', '/Hub', transport);
    await app.hub.clients.group('g').send('message', 'lost');
    expect(await heard()).toEqual([[], [], []]);
  });

  test('a typed sender, the local outlet and a message encoded once', async () => {
    interface Prize {
      readonly pair: readonly [name: string, amount: number];
    }
    const pairs: unknown[] = [];
    bob.connection.on('PAIR', (...args: unknown[]) => void pairs.push(args));
    await app.hub.sender<Prize>().user('bob').send('pair', 'first', 1);
    await app.hub.local.sender<Prize>().all.send('pair', 'second', 2);
    const encoded = encodeEvent('pair', ['third', 3]);
    await app.hub.local.send({ kind: 'users', ids: ['bob'] }, encoded);
    await app.hub.send({ kind: 'all' }, encoded);
    await heard();
    expect(pairs).toEqual([
      ['first', 1],
      ['second', 2],
      ['third', 3],
      ['third', 3],
    ]);
  });

  test('L9 100 sends to one client arrive in order', async () => {
    const texts = Array.from({ length: 100 }, (_, index) => String(index));
    await Promise.all(texts.map((text) => app.hub.clients.client(id(bob)).send('message', text)));
    expect((await heard())[2]).toEqual(texts);
  });
});

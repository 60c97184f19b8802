import { HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import type { HubConnection } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startHubProcess } from './processes.ts';
import type { HubProcess } from './processes.ts';
import { reasonWithoutRedis, startRedisServer } from './redis-server.ts';
import type { RedisServer } from './redis-server.ts';

interface Client {
  readonly connection: HubConnection;
  readonly id: string;
  readonly heard: string[];
  readonly asked: string[];
}

/** A busy machine takes its time. */
const soon = { timeout: 10_000 };

const reason = reasonWithoutRedis();

/** Two processes, one Redis, the official client: what a server alone cannot show. */
describe.skipIf(reason !== '')(`two processes that share a Redis${reason}`, () => {
  let redis: RedisServer;
  let a: HubProcess;
  let b: HubProcess;
  const clients: Client[] = [];
  beforeAll(async () => {
    redis = await startRedisServer();
    [a, b] = await Promise.all([startHubProcess(redis.url), startHubProcess(redis.url)]);
  }, 60_000);
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(({ connection }) => connection.stop()));
    expect([a.isAlive(), b.isAlive()]).toEqual([true, true]);
  });
  afterAll(async () => {
    await Promise.all([a.kill(), b.kill()]);
    await redis.kill();
  });

  async function join(at: HubProcess, user: string, isBinary = false): Promise<Client> {
    const builder = new HubConnectionBuilder()
      .withUrl(`${at.url}/Hub`, {
        headers: { Authorization: `Bearer ${user}` },
        transport: HttpTransportType.WebSockets,
      })
      .configureLogging(LogLevel.None);
    if (isBinary) builder.withHubProtocol(new MessagePackHubProtocol());
    const connection = builder.build();
    const heard: string[] = [];
    connection.on('message', (said: string) => void heard.push(said));
    const asked: string[] = [];
    connection.on('Result', async (said: string) => {
      asked.push(said);
      if (said === 'fail') throw new Error('boom');
      if (said === 'hang') await new Promise(() => {});
      return `${user} heard ${said}`;
    });
    await connection.start();
    const client = { connection, heard, asked, id: connection.connectionId ?? '' };
    clients.push(client);
    return client;
  }

  /** What each has heard when a last message from the process has come. */
  async function heard(from: HubProcess, ...of: Client[]): Promise<string[][]> {
    await from.tell({ do: 'all', text: 'end' });
    await expect.poll(() => of.every((client) => client.heard.includes('end')), soon).toBe(true);
    return of.map((client) => client.heard.splice(0).filter((said) => said !== 'end'));
  }

  test('N1 what one process sends reaches the clients of the other, once each', async () => {
    const [ann, bob] = [await join(a, 'ann'), await join(b, 'bob')];
    await ann.connection.invoke('Join', 'g');
    await b.tell({ do: 'all', text: '1' });
    await b.tell({ do: 'group', to: 'g', text: '2' });
    await b.tell({ do: 'user', to: 'ann', text: '3' });
    await b.tell({ do: 'client', to: ann.id, text: '4' });
    await b.tell({ do: 'allExcept', to: [bob.id], text: '5' });
    await b.tell({ do: 'allExcept', to: [ann.id], text: '6' });
    await b.tell({ do: 'clients', to: [ann.id, bob.id, ann.id], text: '7' });
    await bob.connection.invoke('ToOthers', '8');
    await bob.connection.invoke('ToUser', 'ann', '9');
    expect(await heard(b, ann, bob)).toEqual([
      ['1', '2', '3', '4', '5', '7', '8', '9'],
      ['1', '6', '7'],
    ]);
  });

  test('N2 one process puts a client of the other into a group, and knows when', async () => {
    const [ann, bob] = [await join(a, 'ann'), await join(b, 'bob')];
    await b.tell({ do: 'join', id: ann.id, group: 'room' });
    await b.tell({ do: 'group', to: 'room', text: 'from b' });
    expect(await heard(b, ann, bob)).toEqual([['from b'], []]);
    await a.tell({ do: 'group', to: 'room', text: 'from a' });
    expect(await heard(a, ann, bob)).toEqual([['from a'], []]);
    await b.tell({ do: 'leave', id: ann.id, group: 'room' });
    await a.tell({ do: 'group', to: 'room', text: 'too late' });
    expect(await heard(a, ann, bob)).toEqual([[], []]);
  });

  test('N3 one process asks a client of the other: its value, its error, or that it went', async () => {
    const [ann, cyd] = [await join(a, 'ann'), await join(a, 'cyd', true)];
    const ask = (to: Client, text: string) => b.tell({ do: 'ask', to: to.id, text });
    expect(await ask(ann, 'x')).toBe('ann heard x');
    expect(await ask(cyd, 'y')).toBe('cyd heard y');
    await expect(ask(ann, 'fail')).rejects.toThrow('Error: boom');
    await expect(b.tell({ do: 'ask', to: 'nobody', text: '' })).rejects.toThrow(
      "Connection 'nobody' does not exist.",
    );
    const left = expect(ask(cyd, 'hang')).rejects.toThrow(`Connection '${cyd.id}' disconnected.`);
    await expect.poll(() => cyd.asked, soon).toContain('hang');
    await cyd.connection.stop();
    await left;
  });

  test('N5 clients of both protocols, on both processes, understand one broadcast', async () => {
    const all = await Promise.all([
      join(a, 'ann'),
      join(a, 'ann', true),
      join(b, 'bob'),
      join(b, 'bob', true),
    ]);
    await a.tell({ do: 'all', text: 'è' });
    await b.tell({ do: 'all', text: '漢字' });
    for (const each of await heard(b, ...all)) expect(each.toSorted()).toEqual(['è', '漢字']);
  });

  test('N4 Redis dies and comes back: both processes live, and talk again', async () => {
    const [ann, bob] = [await join(a, 'ann'), await join(b, 'bob')];
    await ann.connection.invoke('Join', 'before');
    const lines = async (of: HubProcess) => (await of.tell({ do: 'lines' })) as string[];
    await redis.kill();
    await expect
      .poll(async () => (await lines(b)).join(), soon)
      .toContain('Redis is not reachable');
    // Without it everyone still has the process that he is connected to.
    await ann.connection.invoke('Join', 'during');
    await ann.connection.invoke('ToCaller', 'own');
    await b.tell({ do: 'all', text: 'lost' });
    await ann.connection.invoke('ToGroup', 'before', 'lost');
    await expect(b.tell({ do: 'join', id: ann.id, group: 'x' })).rejects.toThrow(/Redis/);
    const cyd = await join(a, 'cyd');
    await redis.start();
    const backs = async (of: HubProcess) =>
      (await lines(of)).filter((line) => line === 'Redis is back.').length;
    await expect.poll(async () => [await backs(a), await backs(b)], soon).toEqual([2, 2]);
    await b.tell({ do: 'join', id: cyd.id, group: 'before' });
    await b.tell({ do: 'group', to: 'before', text: 'before' });
    await b.tell({ do: 'group', to: 'during', text: 'during' });
    await b.tell({ do: 'user', to: 'cyd', text: 'user' });
    expect(await b.tell({ do: 'ask', to: ann.id, text: 'z' })).toBe('ann heard z');
    expect(await heard(b, ann, bob, cyd)).toEqual([
      ['own', 'before', 'during'],
      [],
      ['before', 'user'],
    ]);
  });

  test('N6 a process dies while another waits for it: an error at the limit', async () => {
    const [c, d] = await Promise.all([
      startHubProcess(redis.url, 1_000),
      startHubProcess(redis.url, 1_000),
    ]);
    const ann = await join(c, 'ann');
    await d.tell({ do: 'join', id: ann.id, group: 'g' });
    await c.freeze();
    const late = expect(d.tell({ do: 'join', id: ann.id, group: 'h' })).rejects.toThrow(
      'The change of a group was not confirmed within 1 s.',
    );
    // Redis has the question once it has what was sent after it; before, nobody would be asked.
    await d.tell({ do: 'group', to: 'nobody', text: '' });
    await c.kill();
    await late;
    expect(d.isAlive()).toBe(true);
    await d.kill();
  });
});

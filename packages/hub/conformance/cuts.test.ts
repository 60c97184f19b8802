import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { call } from '../index.ts';
import { messagePackProtocol } from '../messagepack.ts';
import { jsonProtocol } from '../protocol/json.ts';
import type { CuttingProxy } from './cutting-proxy.ts';
import { anything, connectStateful, startStatefulApp } from './stateful-client.ts';
import { until } from './until.ts';

/**
 * The promise of stateful reconnect at its hardest: the line breaks again and again in the
 * middle of a dense exchange, and each side still gets every message once and in order. 20 cuts in
 * 2,000 messages; 100 in 10,000 with TEST_LONG=1.
 */
const cuts = process.env['TEST_LONG'] === '1' ? 100 : 20;
const messages = 100 * cuts;

/** Cuts once the client has come back and is known to have got the answer of its upgrade. */
async function keepCutting(proxy: CuttingProxy, allow: (count: number) => void): Promise<void> {
  for (let cut = 1; cut <= cuts; cut++) {
    await until(() => proxy.bytesUpAfterAnswer > 0);
    allow((cut * messages) / cuts);
    // Each break comes at another place in the exchange.
    const further = proxy.bytesUpAfterAnswer + ((cut * 7919) % 2500);
    for (let turn = 0; turn < 10 && proxy.bytesUpAfterAnswer < further; turn++) await breathe();
    const before = proxy.lines;
    proxy.cut();
    await until(() => proxy.lines > before);
  }
}

const protocols = [jsonProtocol, messagePackProtocol];

test.each(['json', 'messagepack'] as const)(
  `K20 (%s) ${cuts} cuts in ${messages} messages both ways: each exactly once and in order`,
  { timeout: 60_000 },
  async (protocol) => {
    const taken: number[] = [];
    const stateful = await startStatefulApp({
      server: { protocols },
      hub: { resumeBufferBytes: 250_000 },
      definition: {
        methods: { Take: call([anything], (_ctx, value) => void taken.push(Number(value))) },
      },
    });
    const { app, proxy } = stateful;
    const { connection, heard, noticed } = await connectStateful(stateful, 'ann', protocol);
    const id = connection.connectionId ?? '';
    let allowed = 0;
    const sendAll = async (send: (index: number) => Promise<void>) => {
      for (let index = 0; index < messages; index++) {
        await until(() => index < allowed);
        await send(index);
        if (index % 10 === 9) await breathe();
      }
    };
    await Promise.all([
      keepCutting(proxy, (count) => (allowed = count)),
      sendAll((index) => app.hub.clients.client(id).send('message', String(index))),
      sendAll((index) => connection.send('Take', index)),
    ]);
    await expect
      .poll(() => [heard.length, taken.length], { timeout: 20_000 })
      .toEqual([messages, messages]);
    const numbers = Array.from({ length: messages }, (_, index) => index);
    expect(taken).toEqual(numbers);
    expect(heard).toEqual(numbers.map(String));
    expect(noticed).toEqual([]);
    expect(connection.connectionId).toBe(id);
    expect(proxy.lines).toBeGreaterThan(cuts);
    expect(app.journal).toEqual(['connected ann']);
    await connection.stop();
    await stateful.stop();
  },
);

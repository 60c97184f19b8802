import { connect } from 'node:net';
import { request } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { PICTURE_LIMITS, type PictureLimits } from './picture-limits.ts';
import { createPictureServer, type PictureServer } from './pictures.ts';

const NAME = `${'ab'.repeat(32)}.webp`;
const open: PictureServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

/** A listener whose pictures come when they are let go. */
async function start(limits: Partial<PictureLimits>, isHeld = false) {
  const held: (() => void)[] = [];
  const find = async () => {
    if (isHeld) await new Promise<void>((done) => void held.push(done));
    return Buffer.from('0123456789');
  };
  const server = createPictureServer(find, createLog('silent'), { ...PICTURE_LIMITS, ...limits });
  open.push(server);
  const port = await server.listen('127.0.0.1', 0);
  const ask = (ip: string) =>
    new Promise<{ readonly status: number; readonly wait: string | undefined }>((done, failed) => {
      const headers = { 'x-forwarded-for': ip };
      request({ port, host: '127.0.0.1', path: `/${NAME}`, headers, agent: false }, (reply) => {
        reply.resume();
        reply.on('end', () =>
          done({ status: reply.statusCode ?? 0, wait: reply.headers['retry-after'] }),
        );
      })
        .on('error', failed)
        .end();
    });
  const statuses = async (times: number, ipOf: (nth: number) => string) => {
    const found: number[] = [];
    for (let nth = 0; nth < times; nth += 1) found.push((await ask(ipOf(nth))).status);
    return found;
  };
  return { port, ask, statuses, held };
}

test('an address begins so many requests in a window, whatever it asks for; another has its own', async () => {
  const { ask, statuses } = await start({ most: 3, proxies: 1, windowMs: 60_000 });
  expect(await statuses(5, () => '203.0.113.1')).toEqual([200, 200, 200, 429, 429]);
  const { status, wait } = await ask('203.0.113.1');
  expect([status, Number(wait) > 0 && Number(wait) <= 60]).toEqual([429, true]);
  expect((await ask('203.0.113.2')).status).toBe(200);
  // Of IPv6 the half that he was given; the rest he may choose.
  const many = await statuses(5, (nth) => `2001:db8:1:2::${nth + 1}`);
  expect(many).toEqual([200, 200, 200, 429, 429]);
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});

test('the next window begins anew', async () => {
  const { statuses } = await start({ most: 1, proxies: 1, windowMs: 0 });
  expect(await statuses(3, () => '203.0.113.1')).toEqual([200, 200, 200]);
});

test('without a proxy the header of a stranger is not believed', async () => {
  const { statuses } = await start({ most: 2, windowMs: 60_000 });
  expect(await statuses(4, (nth) => `203.0.113.${nth}`)).toEqual([200, 200, 429, 429]);
});

test('so many of an address are on their way at once; what has ended, or was cut off, gives its place back', async () => {
  const { port, ask, held } = await start({ atOnce: 2, proxies: 1 }, true);
  const first = ask('203.0.113.1');
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /${NAME} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\n\r\n`);
  await expect.poll(() => held.length).toBe(2);
  expect(await ask('203.0.113.1')).toEqual({ status: 429, wait: '1' });
  const other = ask('203.0.113.2');
  await expect.poll(() => held.length).toBe(3);
  socket.destroy();
  // What was cut off gives its place back when the listener hears of it.
  const asked: Promise<{ readonly status: number }>[] = [];
  await expect
    .poll(async () => {
      asked.push(ask('203.0.113.1'));
      await Promise.race([asked.at(-1), new Promise((done) => setTimeout(done, 50))]);
      return held.length;
    })
    .toBe(4);
  for (const letGo of held) letGo();
  const all = await Promise.all([first, other, ...asked]);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('a process has so many connections, whoever they are of', async () => {
  const { port } = await start({ connections: 2 });
  const sockets = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  for (const socket of sockets) await once(socket, 'connect');
  const third = connect(port, '127.0.0.1').on('error', () => {});
  await once(third, 'close');
  for (const socket of sockets) socket.destroy();
});

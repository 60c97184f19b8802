import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { clientFrame } from './hub-talk.ts';

/**
 * The screens of the bench `draw`, in a process of its own: connections to the hub that follow every game and
 * note when the last of them has heard of a draw. Plain sockets that look for the event in what comes in, and for
 * what comes again only whether it is the same, for they share two cores with the server. Talks to its parent by messages.
 */
export type ScreensOrder = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly count: number;
  readonly games: readonly number[];
};

/** A draw as `game:serial`, on how many screens it is, and when it came to the last; ms since 1970. */
export type Screened = readonly [draw: string, screens: number, lastMs: number];

const AT_ONCE = 50;
const END = '\u001e';
const RECORD_END = 0x1e;
const NOTHING: Buffer = Buffer.alloc(0);
const HEAD_END = '\r\n\r\n';
const EVENT = Buffer.from('"ReceiveWinningNumber"');
/** Longer than any event; a message may come in two reads. */
const EVENT_BYTES = 600;

const seen = new Map<string, { screens: number; lastMs: number }>();
const nowMs = (): number => performance.timeOrigin + performance.now();

/** The draw that an event tells of. */
function drawOf(text: string): string {
  const [, game, serial] = /"GameId":(\d+),"SerialNumber":(\d+)/.exec(text) ?? [];
  if (game === undefined || serial === undefined)
    throw new Error(`an event unlike others: ${text}`);
  return `${game}:${serial}`;
}

function note(draws: readonly string[]): void {
  const lastMs = nowMs();
  for (const draw of draws) {
    const screens = (seen.get(draw)?.screens ?? 0) + 1;
    seen.set(draw, { screens, lastMs });
  }
}

/** Finds the draws in what a socket says, and what may be the beginning of one more. */
function search(input: Buffer): { readonly draws: readonly string[]; readonly rest: Buffer } {
  const draws: string[] = [];
  let at = 0;
  for (;;) {
    const from = input.indexOf(EVENT, at);
    if (from < 0) {
      const isEnd = input.at(-1) === RECORD_END;
      const rest = input.subarray(
        isEnd ? input.length : Math.max(at, input.length - EVENT.length + 1),
      );
      return { draws, rest };
    }
    const end = input.indexOf(RECORD_END, from);
    if (end < 0) {
      if (input.length - from > EVENT_BYTES) throw new Error('an event without an end');
      return { draws, rest: input.subarray(from) };
    }
    draws.push(drawOf(input.toString('latin1', from, end)));
    at = end;
  }
}

/** What the socket before said and which draws were in it: nearly always the next one says the same. */
let said: Buffer = Buffer.alloc(0);
let found: readonly string[] = [];

/** Notes the draws in what a socket says; gives back what may be the beginning of one more. */
function read(input: Buffer): Buffer {
  if (!input.equals(said)) {
    const { draws, rest } = search(input);
    if (rest.length > 0) {
      note(draws);
      return rest;
    }
    said = input;
    found = draws;
  }
  note(found);
  return NOTHING;
}

async function ticketOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/Hub/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { connectionToken } = (await response.json()) as { connectionToken: string };
  return encodeURIComponent(connectionToken);
}

async function openScreen({ url, games }: ScreensOrder, token: string): Promise<Socket> {
  const ticket = await ticketOf(url, token);
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  socket.write(
    `GET /Hub?id=${ticket} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==${HEAD_END}`,
  );
  let input: Buffer = Buffer.alloc(0);
  const saying = (words: string): Promise<void> =>
    new Promise((done, failed) => {
      const hear = (data: Buffer): void => {
        input = Buffer.concat([input, data]);
        if (!input.includes(words)) return;
        input = Buffer.alloc(0);
        socket.off('data', hear);
        done();
      };
      socket.on('data', hear);
      socket.once('close', () => failed(new Error(`ended before ${JSON.stringify(words)}`)));
    });
  const upgraded = saying(HEAD_END);
  await upgraded;
  const welcomed = saying(`{}${END}`);
  socket.write(clientFrame(`{"protocol":"json","version":1}${END}`));
  await welcomed;
  const following = saying('"result":true');
  const join = { type: 1, target: 'MultiJoin', invocationId: '1', arguments: [games] };
  socket.write(clientFrame(JSON.stringify(join) + END));
  await following;
  socket.on('data', (data) => {
    input = read(input.length === 0 ? data : Buffer.concat([input, data]));
  });
  socket.once('close', () => {
    console.error('a screen lost its connection');
    process.exit(1);
  });
  return socket;
}

process.on('message', (order: ScreensOrder | 'tell') => {
  if (order === 'tell') {
    const all = [...seen].map(([draw, { screens, lastMs }]): Screened => [draw, screens, lastMs]);
    process.send?.(all);
    return;
  }
  void (async () => {
    for (let from = 0; from < order.count; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, order.count - from) }, (_, i) =>
        openScreen(order, order.tokens[(from + i) % order.tokens.length] ?? ''),
      );
      await Promise.all(some);
    }
    process.send?.('open');
  })();
});
process.on('disconnect', () => process.exit(0));

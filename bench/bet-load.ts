import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * The load of the bench `bets`, in a process of its own: one connection a player, a bet a request,
 * the next one as soon as the answer is there. Plain sockets, so that the client takes as little of
 * the two cores as it can. Talks to its parent by messages.
 */
export type LoadOrder = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly gameId: number;
  readonly serial: number;
  /** Issues on sale one after the other instead of `serial`; ms since 1970. */
  readonly issues?: readonly { readonly serial: number; readonly closeMs: number }[];
  readonly warmMs: number;
  readonly measureMs: number;
  /** Rows of each cart; one unless told. */
  readonly rows?: number;
  /** Least time from one request of a player to his next. */
  readonly paceMs?: number;
  /** Says another address for each token, as a proxy does. */
  readonly hasProxy?: boolean;
};

export type LoadResult = {
  readonly accepted: number;
  readonly refused: number;
  /** The first refusal, whole. */
  readonly refusal: string;
  readonly ms: number;
  readonly p50: number;
  readonly p99: number;
};

/** No bet goes to an issue that closes before it can be there. */
const IN_TIME_MS = 500;
const serialOf = ({ issues, serial }: LoadOrder): number =>
  issues?.find(({ closeMs }) => closeMs > Date.now() + IN_TIME_MS)?.serial ?? serial;

const HEAD_END = Buffer.from('\r\n\r\n');
const ACCEPTED = Buffer.from('{"Code":"OK"');

/** Writes the requests of a player; all but the intent, the issue and the digit is spelt once. */
function requestsOf(order: LoadOrder, token: string, address: string): (digit: number) => string {
  const { host } = new URL(order.url);
  const head = `POST /api/Bet/Place HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n${address}`;
  const row = '"Notes":1,"Mode":3,"Multiple":1,"Amount":0.002,"PrizeGroup":1956}';
  return (digit) => {
    const bet = `{"Play":"ssc.fixed","Content":"|${digit}|||",${row}`;
    const bets = Array.from({ length: order.rows ?? 1 }, () => bet).join(',');
    const body = `{"IntentId":"${randomUUID()}","GameId":${order.gameId},"SerialNumber":${serialOf(order)},"Bets":[${bets}]}`;
    return `${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };
}

/** The whole answer, or undefined while some of it is on its way. */
function wholeBody(buffer: Buffer): Buffer | undefined {
  const end = buffer.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = buffer.toString('latin1', 0, end);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`an answer without length: ${head}`);
  return buffer.length >= end + 4 + length ? buffer.subarray(end + 4) : undefined;
}

async function run(order: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(order.url);
  const times: number[] = [];
  let refused = 0;
  let refusal = '';
  let measuring = false;
  let stopping = false;
  const player = (token: string, n: number): Promise<Socket> =>
    new Promise((done, failed) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const address = order.hasProxy === true ? `X-Forwarded-For: 10.0.0.${n + 1}\r\n` : '';
      const requestOf = requestsOf(order, token, address);
      let sentAt = 0;
      let parts: Buffer = Buffer.alloc(0);
      let sent = n;
      const send = (): void => {
        if (stopping) return done(socket);
        sent += 1;
        sentAt = performance.now();
        socket.write(requestOf(sent % 10), 'latin1');
      };
      socket.on('connect', send);
      socket.on('error', failed);
      socket.on('data', (data) => {
        parts = parts.length === 0 ? data : Buffer.concat([parts, data]);
        const body = wholeBody(parts);
        if (!body) return;
        parts = Buffer.alloc(0);
        if (measuring) {
          if (body.subarray(0, ACCEPTED.length).equals(ACCEPTED))
            times.push(performance.now() - sentAt);
          else {
            refusal ||= body.toString();
            refused += 1;
          }
        }
        const restMs = (order.paceMs ?? 0) - (performance.now() - sentAt);
        if (restMs > 0) setTimeout(send, restMs);
        else send();
      });
    });
  const players = order.tokens.map(player);
  await new Promise((done) => setTimeout(done, order.warmMs));
  measuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, order.measureMs));
  measuring = false;
  const ms = performance.now() - began;
  stopping = true;
  for (const socket of await Promise.all(players)) socket.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { accepted: times.length, refused, refusal, ms, p50: at(0.5), p99: at(0.99) };
}

process.on('message', (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result));
});

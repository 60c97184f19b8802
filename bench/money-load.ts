import { connect } from 'node:net';

/** Asks the same of a server on a connection for each token, in a process of its own. Talks to its parent by messages. */
export type MoneyOrder = {
  readonly url: string;
  readonly path: string;
  readonly tokens: readonly string[];
  readonly warmMs: number;
  readonly measureMs: number;
};
export type MoneyResult = {
  readonly perSecond: number;
  readonly p50: number;
  /** The first answer that was none of status 200. */
  readonly refusal: string;
};

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 9;

async function run(order: MoneyOrder): Promise<MoneyResult> {
  const { hostname, port, host } = new URL(order.url);
  const times: number[] = [];
  let refusal = '';
  let isMeasuring = false;
  const sockets = order.tokens.map((token) => {
    const request =
      `POST ${order.path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let answer = '';
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      socket.write(request, 'latin1');
    };
    socket.on('connect', send);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      const end = answer.indexOf(HEAD_END);
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? Number.NaN);
      if (end < 0 || answer.length < end + HEAD_END.length + length) return;
      if (!answer.startsWith('200', STATUS_AT)) refusal ||= answer;
      if (isMeasuring) times.push(performance.now() - sentAt);
      answer = '';
      send();
    });
    return socket;
  });
  await new Promise((done) => setTimeout(done, order.warmMs));
  isMeasuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, order.measureMs));
  isMeasuring = false;
  const ms = performance.now() - began;
  for (const socket of sockets) socket.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length / ms) * 1_000,
    p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
    refusal,
  };
}

process.on('message', (order: MoneyOrder) => {
  void run(order).then((result) => process.send?.(result));
});

import { connect } from 'node:net';

/**
 * The load of the bench `login`, in a process of its own: sign-ins on as many connections as there are
 * addresses, which are written in front of them as a proxy does. Talks to its parent by messages.
 */
export type SignInOrder = {
  readonly url: string;
  readonly connections: number;
  /** Each try comes from an address of a network that was not seen before, else each connection keeps one. */
  readonly isFresh: boolean;
  /** Names that the connections sign in to in turn; each tries a name of its own without. */
  readonly names?: readonly string[];
  readonly password: string;
  /** Least time from one try of a connection to its next. */
  readonly paceMs: number;
  readonly warmMs: number;
  readonly measureMs: number;
};

/** Answers by code, in so many milliseconds. */
export type SignInResult = {
  readonly codes: Readonly<Record<string, number>>;
  readonly ms: number;
};

const HEAD_END = '\r\n\r\n';
let networks = 0;
const nextAddress = (): string => {
  networks += 1;
  return `${11 + ((networks >> 16) % 100)}.${(networks >> 8) & 255}.${networks & 255}.1`;
};

function requestOf({ url, password }: SignInOrder, address: string, name: string): string {
  const body = JSON.stringify({ UserName: name, Password: password });
  return (
    `POST /api/Token/Login HTTP/1.1\r\nHost: ${new URL(url).host}\r\nX-Forwarded-For: ${address}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

async function run(order: SignInOrder): Promise<SignInResult> {
  const { hostname, port } = new URL(order.url);
  const codes: Record<string, number> = {};
  let isMeasuring = false;
  let isStopping = false;
  const sockets = Array.from({ length: order.connections }, (_, n) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const own = nextAddress();
    let answer = '';
    let sentAt = 0;
    let sent = n;
    const send = (): void => {
      if (isStopping) return;
      sent += 1;
      sentAt = performance.now();
      const names = order.names ?? [];
      const name = names[sent % names.length] ?? `guess${n}`;
      socket.write(requestOf(order, order.isFresh ? nextAddress() : own, name), 'latin1');
    };
    socket.on('connect', send);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? Number.NaN);
      const end = answer.indexOf(HEAD_END);
      if (end < 0 || answer.length < end + HEAD_END.length + length) return;
      const code = /"Code":"(\w+)"/.exec(answer)?.[1] ?? answer.slice(9, 12);
      if (isMeasuring) codes[code] = (codes[code] ?? 0) + 1;
      answer = '';
      setTimeout(send, Math.max(0, order.paceMs - (performance.now() - sentAt)));
    });
    return socket;
  });
  await new Promise((done) => setTimeout(done, order.warmMs));
  isMeasuring = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, order.measureMs));
  isStopping = true;
  for (const socket of sockets) socket.destroy();
  return { codes, ms: performance.now() - began };
}

process.on('message', (order: SignInOrder) => {
  void run(order).then((result) => process.send?.(result));
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';
import { mountHubs } from './hubs.ts';
import type { Hubs } from './hubs.ts';
import { answerPreflight, createRoutes, isEchoRedirect, setCookies } from './routes.ts';

/**
 * The application that conformance suites of SignalR clients talk to. It uses the public face of
 * the package alone.
 */
export interface ConformanceApp {
  readonly url: string;
  readonly secureUrl: string | undefined;
  stop(): Promise<void>;
}

export interface Ports {
  /** 0 takes any free one. */
  readonly port: number;
  readonly httpsPort?: number | undefined;
}

export async function startConformanceApp({ port, httpsPort }: Ports): Promise<ConformanceApp> {
  const hubs = mountHubs();
  const listenerOf = createListeners(hubs);
  const plain = () => createServer(listenerOf(false));
  const servers = await listen(plain, hubs, port);
  const secure: Server[] = [];
  if (httpsPort !== undefined) {
    const { private: key, cert } = await certificate();
    const withTls = () => createSecureServer({ key, cert }, listenerOf(true));
    secure.push(...(await listen(withTls, hubs, httpsPort)));
  }
  return {
    url: `http://127.0.0.1:${portOf(servers)}`,
    secureUrl: httpsPort === undefined ? undefined : `https://127.0.0.1:${portOf(secure)}`,
    stop: async () => {
      await hubs.close();
      for (const server of [...servers, ...secure]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function createListeners(hubs: Hubs): (isSecure: boolean) => RequestListener {
  const routes = createRoutes(hubs);
  return (isSecure) => (request, response) => {
    const isAnswered =
      answerPreflight(request, response) ||
      setCookies(request, response, isSecure) ||
      routes.some((route) => route(request, response)) ||
      hubs.handle(request, response);
    if (isAnswered) return;
    request.resume();
    response.writeHead(404).end();
  };
}

/** On 127.0.0.1, and on ::1 where there is one: `localhost` is either. */
async function listen(create: () => Server, hubs: Hubs, port: number): Promise<Server[]> {
  const first = create();
  first.on('upgrade', (...upgrade) => onUpgrade(hubs, ...upgrade));
  await once(first.listen(port, '127.0.0.1'), 'listening');
  const second = create();
  second.on('upgrade', (...upgrade) => onUpgrade(hubs, ...upgrade));
  const isThere = await once(second.listen(portOf([first]), '::1'), 'listening').then(
    () => true,
    () => false,
  );
  return isThere ? [first, second] : [first];
}

function onUpgrade(hubs: Hubs, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (!isEchoRedirect(request) && hubs.upgrade(request, socket, head)) return;
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

const portOf = ([server]: readonly Server[]): number =>
  (server?.address() as AddressInfo | undefined)?.port ?? 0;

function certificate(): ReturnType<typeof generate> {
  return generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
}

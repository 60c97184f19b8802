import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, createHubServer, defineHub, type Schema } from '@fairlot/hub';

/**
 * The hub that is flooded, with its defaults; `unlimited` turns off the rates of connections, so
 * that only their turns are measured, and `told` also tells of each call.
 */
const text: Schema<string> = {
  '~standard': {
    version: 1,
    vendor: 'bench',
    validate: (value) =>
      typeof value === 'string' ? { value } : { issues: [{ message: 'Not a text.' }] },
  },
};
const server = createHubServer<null>({ authenticate: () => ({ principal: null }) });
const echo = (said: string): string => {
  if (process.argv[2] === 'told') process.send?.('called');
  return said;
};
server.hub('/hub', defineHub({ methods: { Echo: call([text], (_ctx, said) => echo(said)) } }), {
  allowSkipNegotiation: true,
  keepAliveMs: 3_600_000,
  ...(process.argv[2] !== 'default' ? { maxMessagesPerSecond: Infinity } : {}),
});
const http = createServer((request, response) => {
  if (!server.handle(request, response)) response.writeHead(404).end();
});
http.on('connection', (socket) => void server.accept(socket));
http.on('upgrade', (request, socket, head) => void server.upgrade(request, socket, head));
await once(http.listen(0, '127.0.0.1'), 'listening');
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit(0));
process.send?.((http.address() as AddressInfo).port);

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { bearerOf, createHubServer, denied, jsonProtocol } from '@fairlot/hub';
import type { Hub, HubOptions, RawConnection } from '@fairlot/hub';
import { messagePackProtocol } from '@fairlot/hub/messagepack';
import { authorizedHub, testHub } from './test-hub.ts';
import type { Results } from './test-hub.ts';
import { nameIn } from './token.ts';

/** The hubs of the app; `testHubs` are those whose clients can be asked. */
export interface Hubs {
  readonly testHubs: readonly Hub<Record<string, readonly unknown[]>, Results, null>[];
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const options: HubOptions = {
  detailedErrors: true,
  allowSkipNegotiation: true,
  statefulReconnect: true,
  keepHeaders: 'all',
};
const protocols = [jsonProtocol, messagePackProtocol];
const forPages = { protocols, allowedOrigins: () => true };

async function echo(connection: RawConnection<null>): Promise<void> {
  for await (const chunk of connection) await connection.send(chunk, 'Text');
}

export function mountHubs(): Hubs {
  const open = createHubServer<null>({ ...forPages, authenticate: () => ({ principal: null }) });
  const guarded = createHubServer<string>({
    ...forPages,
    authenticate: (request) => {
      const name = nameIn(bearerOf(request) ?? '');
      return name === undefined ? denied() : { principal: name, userId: name };
    },
  });
  open.connections('/echo', echo, { allowSkipNegotiation: true });
  guarded.hub('/authorizedhub', authorizedHub, options);
  return {
    testHubs: [
      open.hub('/testhub', testHub, options),
      open.hub('/testhub-nowebsockets', testHub, {
        ...options,
        transports: ['ServerSentEvents', 'LongPolling'],
      }),
    ],
    handle: (request, response) =>
      open.handle(request, response) || guarded.handle(request, response),
    upgrade: (request, socket, head) =>
      open.upgrade(request, socket, head) || guarded.upgrade(request, socket, head),
    close: async () => {
      await Promise.all([open.close({ timeoutMs: 500 }), guarded.close({ timeoutMs: 500 })]);
    },
  };
}

import type { Server } from 'node:http';
import { call, createHubServer, defineHub, type Schema } from '@fairlot/hub';
import { BROADCAST_BYTES } from './hub-talk.ts';

type Events = { readonly Message: readonly [text: string] };

const text: Schema<string> = {
  '~standard': {
    version: 1,
    vendor: 'bench',
    validate: (value) =>
      typeof value === 'string' ? { value } : { issues: [{ message: 'Not a text.' }] },
  },
};
const AROUND = '{"type":1,"target":"Message","arguments":[""]}\u001e'.length;

/** The hub with its defaults; pings are far apart, so that only messages are counted. */
export function mount(http: Server): () => void {
  const server = createHubServer<null>({ authenticate: () => ({ principal: null }) });
  const hub = server.hub(
    '/hub',
    defineHub<Events>({ methods: { Echo: call([text], (_ctx, said) => said) } }),
    { allowSkipNegotiation: true, keepAliveMs: 3_600_000 },
  );
  http.on('upgrade', (request, socket, head) => void server.upgrade(request, socket, head));
  const said = 'x'.repeat(BROADCAST_BYTES - AROUND);
  return () => void hub.clients.all.send('Message', said);
}

import { createServer } from 'node:http';
import { bearerOf, call, createHubServer, defineHub, denied } from '@fairlot/hub';
import type { AnyResults, CallContext } from '@fairlot/hub';
import { z } from 'zod';

interface Session {
  readonly name: string;
  readonly mayTalk: boolean;
}
/** What clients hear, with the arguments of each. */
interface Events {
  Said: [room: string, name: string, text: string];
}

const sessions = new Map<string, Session>([
  ['token-of-ann', { name: 'Ann', mayTalk: true }],
  ['token-of-bob', { name: 'Bob', mayTalk: false }],
]);

const server = createHubServer<Session>({
  authenticate: (request) => {
    const session = sessions.get(bearerOf(request) ?? '');
    return session ? { principal: session, userId: session.name } : denied();
  },
});
const methods = {
  Join: call([z.string()], (ctx: CallContext<Session>, room) => ctx.groups.add(room)),
  Say: call(
    [z.string(), z.string()],
    (ctx: CallContext<Session>, room, text) =>
      ctx.sender<Events>().group(room).send('Said', room, ctx.principal.name, text),
    { authorize: (ctx: CallContext<Session>) => ctx.principal.mayTalk },
  ),
};
const hub = server.hub('/chat', defineHub<Events, AnyResults, Session>({ methods }));

const http = createServer((request, response) => {
  if (!server.handle(request, response)) response.writeHead(404).end();
});
http.on('connection', (socket) => server.accept(socket));
http.on('upgrade', (request, socket, head) => {
  if (!server.upgrade(request, socket, head)) socket.destroy();
});
http.listen(process.env['PORT'] ?? 3000, () => console.log('chat is open'));

// From anywhere in the application:
await hub.clients.user('Ann').send('Said', 'lobby', 'host', 'welcome');

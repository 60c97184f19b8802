import { createServer } from 'node:http';
import { call, createHubServer, defineHub } from '@fairlot/hub';
import { z } from 'zod';

const server = createHubServer({ authenticate: () => ({ principal: null }) });
const methods = {
  Join: call([z.string()], (ctx, room) => ctx.groups.add(room)),
  Say: call([z.string(), z.string()], (ctx, room, text) =>
    ctx.clients.group(room).send('Said', room, text),
  ),
};
server.hub('/chat', defineHub({ methods }));

const http = createServer((request, response) => {
  if (!server.handle(request, response)) response.writeHead(404).end();
});
http.on('connection', (socket) => server.accept(socket));
http.on('upgrade', (request, socket, head) => {
  if (!server.upgrade(request, socket, head)) socket.destroy();
});
http.listen(process.env['PORT'] ?? 3000, () => console.log('chat is open'));

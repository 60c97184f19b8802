import { HubConnectionBuilder } from '@microsoft/signalr';

const connection = new HubConnectionBuilder()
  .withUrl(`http://127.0.0.1:${process.env['PORT'] ?? 3000}/chat`, {
    accessTokenFactory: () => 'token-of-ann',
  })
  .configureLogging('warning')
  .build();
const heard = new Promise((done) => {
  connection.on('Said', (...said) => done(said.join(': ')));
});

await connection.start();
await connection.invoke('Join', 'lobby');
await connection.invoke('Say', 'lobby', 'hello');
console.log(await heard);
await connection.stop();

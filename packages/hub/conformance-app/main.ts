import { parseArgs } from 'node:util';
import { startConformanceApp } from './app.ts';

/** `npm run conformance-app -- --port 5100 [--https-port 5101]` */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5100' }, 'https-port': { type: 'string' } },
});
const httpsPort = values['https-port'];
const app = await startConformanceApp({
  port: Number(values.port),
  httpsPort: httpsPort === undefined ? undefined : Number(httpsPort),
});
const urls = [app.url, app.secureUrl ?? []].flat().join(', ');
process.stdout.write(`The conformance app listens on ${urls}\n`);

async function end(): Promise<never> {
  await app.stop();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());

import { text } from 'node:stream/consumers';
import { startSandbox } from './index.ts';

/**
 * The sandbox as a process of its own: what it is given stands in a line of JSON on its input, so that no secret is
 * among its arguments. It ends with whoever started it.
 */
type Given = {
  readonly port: number;
  readonly secret: string;
  readonly controlToken: string;
  /** Where its book survives a restart. */
  readonly file: string;
};

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' &&
  value !== null &&
  'port' in value &&
  typeof value.port === 'number' &&
  'secret' in value &&
  typeof value.secret === 'string' &&
  'controlToken' in value &&
  typeof value.controlToken === 'string' &&
  'file' in value &&
  typeof value.file === 'string';

const given: unknown = JSON.parse(await text(process.stdin));
if (!isGiven(given)) {
  process.stderr.write('the sandbox needs port, secret, controlToken and file on its input\n');
  process.exit(2);
}
try {
  const { url } = await startSandbox({ ...given, mineEveryMs: 3_000 });
  process.send?.({ url });
  process.on('disconnect', () => process.exit(0));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

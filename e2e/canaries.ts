// Secrets that pages and calls of these tests send, looked for in what the server of their world logs (ASVS 16.2.5, S12),
// as the tests of the server do with theirs.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright-core';
import { createCanaries } from '@fairlot/server/testing/canary';

const FILE = 'server.log';
/** A line of the log; what the start prints for people beside it, passwords of a demo among it, is none. */
const LOGGED = /^\{"level":/;
const BEARER = /^Bearer (\S+)$/;

/** Of this worker, whatever files play in it. */
const canaries = createCanaries();
/** How far the log of a world was read, by its data folder. */
const read = new Map<string, number>();

/** Keeps what the server of a world says, for whoever looks for secrets in it. */
export function keepLog(data: string, said: string): void {
  appendFileSync(join(data, FILE), said);
}

/** Notes what was sent, by the names of fields, and the token of a login. */
export const noteSecrets = (sent: unknown, token?: string): void => {
  canaries.note(sent);
  if (token !== undefined) canaries.note({ Token: token });
};

function noteRequest(request: Request): void {
  const body = request.postData();
  if (body === null || !request.url().includes('/api/')) return;
  const token = BEARER.exec(request.headers()['authorization'] ?? '')?.[1];
  try {
    noteSecrets(JSON.parse(body), token);
  } catch {
    // Nothing that a call of ours sends: it has no fields.
  }
}

/** Notes whatever the pages of a visitor send. */
export const watchRequests = (context: BrowserContext): void => {
  context.on('request', noteRequest);
};

/** Lines of the log of a world that say a secret which this worker has sent, since it was asked last. */
export function secretsInLog(data: string): readonly string[] {
  const file = join(data, FILE);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.lastIndexOf('\n') + 1;
  const lines = text.slice(read.get(data) ?? 0, whole).split('\n');
  read.set(data, whole);
  for (const line of lines) if (LOGGED.test(line)) canaries.sink.write(`${line}\n`);
  return canaries.faults();
}

/** Fails the file whose secrets are in the log. */
export function expectNoSecrets(data: string): void {
  const found = secretsInLog(data);
  if (found.length > 0) throw new Error(`the log says secrets:\n${found.join('\n')}`);
}

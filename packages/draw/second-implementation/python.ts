import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The second implementation is Python with nothing but its own library: hashlib and hmac suffice. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The title of a test that needs it; a run without it says so. */
export const withPython = (what: string): string =>
  `${what}, in Python too${hasPython ? '' : ': there is no python3 here'}`;

/** Hands a question to a script of this folder, as JSON, and reads its answer: both sides compute at once. */
export async function askPython(script: string, question: unknown): Promise<unknown> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const python = spawn('python3', [path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = new Promise((resolve) => python.once('close', resolve));
  python.stdin.end(JSON.stringify(question));
  let answer = '';
  for await (const part of python.stdout.setEncoding('utf8')) answer += String(part);
  const status = await exit;
  if (status !== 0) throw new Error(`${script} ended with ${String(status)}`);
  return JSON.parse(answer);
}

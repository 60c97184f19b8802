import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Bilingual } from '@fairlot/rules/core/text';
import { credentialsHttp } from '@fairlot/wire/auth/credentials';
import { call, ownWorker } from '@fairlot/shell';
import { findNumber, type WorkJob } from './work-job.ts';
import { text } from './work-text.ts';
import address from './work.worker.ts?worker&url';

/** Why there is nothing to show; a puzzle that the next try asks for may be a better one. */
type NoWork = { readonly code: string; readonly text: Bilingual };

/** Numbers that the page itself tries before it looks after whoever sits before it. */
const PIECE = 2_000;

/** Where no worker can be had the page looks by itself, in pieces. */
async function findHere(job: WorkJob): Promise<number | undefined> {
  for (let from = 0; from <= job.most; from += PIECE) {
    const found = findNumber(job, from, PIECE);
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done));
  }
  return undefined;
}

const findBeside = (job: WorkJob): Promise<number | undefined> =>
  new Promise((done, failed) => {
    const worker = ownWorker(address);
    const end = (finish: () => void): void => {
      worker.terminate();
      finish();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) =>
      end(() => done(data)),
    );
    worker.addEventListener('error', () => end(() => failed(new Error('the worker ended'))));
    worker.postMessage(job, { transfer: [] });
  });

async function find(job: WorkJob): Promise<number | undefined> {
  try {
    return await findBeside(job);
  } catch {
    return findHere(job);
  }
}

/** Asks for a puzzle and solves it: what the server wants to see after failures. Throws what `call` throws. */
export async function findWork(): Promise<Result<string, NoWork>> {
  const asked = await call(credentialsHttp.getWork, null);
  if (!asked.ok) return asked;
  const {
    Algorithm: algorithm,
    Challenge: challenge,
    Salt: salt,
    Signature: signature,
  } = asked.value;
  const number = await find({ challenge, salt, most: asked.value.MaxNumber });
  if (number === undefined) return refused({ code: 'NO_NUMBER', text: text.noNumber });
  return ok(btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })));
}

import { Worker } from 'node:worker_threads';
import { makePdf, type PdfQuestion } from './make-pdf.ts';

/** Ten thousand movements take some ten seconds on a busy machine. */
const PATIENCE_MS = 120_000;
const LIMITS = { maxOldGenerationSizeMb: 256 } as const;

/**
 * Has a PDF drawn by a thread of its own, and tells the SHA-256 of its bytes. From sources it is drawn here: a thread
 * would have to read all of them first.
 */
export function drawPdf(question: PdfQuestion): Promise<string> {
  if (import.meta.url.endsWith('.ts')) return makePdf(question);
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./pdf.worker.mjs', import.meta.url), {
      workerData: question,
      resourceLimits: LIMITS,
    });
    const timer = setTimeout(() => {
      failed(new Error('the PDF of a statement took too long'));
      void worker.terminate();
    }, PATIENCE_MS);
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', () => {
      clearTimeout(timer);
      failed(new Error('the thread ended before the PDF was drawn'));
    });
  });
}

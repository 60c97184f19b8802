import { parentPort, workerData } from 'node:worker_threads';
import { makePdf, type PdfQuestion } from './make-pdf.ts';

/** Draws one PDF beside the thread that answers players, and ends. */
parentPort?.postMessage(await makePdf(workerData as PdfQuestion), []);

import { answerOf, type VerifyJob } from './verify-job.ts';

// The pairing of a public beacon takes up to 300 ms: it runs beside the page.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; job: VerifyJob }>) => {
  self.postMessage({ id: data.id, answer: answerOf(data.job) }, { transfer: [] });
});

import { answerOf, type SimulateJob } from './simulate-job.ts';

// Runs beside the page: ten thousand courses of a plan take a moment, and the page stays alive.
self.addEventListener('message', ({ data: job }: MessageEvent<SimulateJob>) => void run(job));

async function run(job: SimulateJob): Promise<void> {
  self.postMessage(await answerOf(job), { transfer: [] });
}

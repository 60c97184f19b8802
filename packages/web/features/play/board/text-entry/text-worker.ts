import { familyOfPlay } from '@fairlot/rules/play/registry';
import { answerOf, type TextJob } from './text-report.ts';

// Runs beside the page: a paste of 100,000 lines is counted here while the page stays alive.
self.addEventListener('message', ({ data: job }: MessageEvent<TextJob>) => void answer(job));

async function answer(job: TextJob): Promise<void> {
  const plays = await familyOfPlay(job.play)?.load();
  const play = plays?.flatMap((each) => each.forms()).find(({ form }) => form === job.play);
  if (play) self.postMessage(answerOf(play, job), { transfer: [] });
}

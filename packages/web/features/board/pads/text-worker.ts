import { findPlay } from '@fairlot/rules/play/index';
import { answerOf, type TextJob } from './text-report.ts';

// Runs beside the page: a paste of 100,000 lines is counted here while the page stays alive.
self.addEventListener('message', ({ data: job }: MessageEvent<TextJob>) => {
  const play = findPlay(job.play);
  if (!play) return;
  self.postMessage(answerOf(play, job), { transfer: [] });
});

import { findPlay } from '@fairlot/rules/play/index';
import { reportOf, tidied, type TextJob } from './text-report.ts';

// Runs beside the page: a paste of 100,000 lines is counted here while the page stays alive.
self.addEventListener('message', ({ data: job }: MessageEvent<TextJob>) => {
  const play = findPlay(job.play);
  if (!play) return;
  const answer = job.kind === 'report' ? reportOf(play, job) : tidied(play, job);
  self.postMessage(answer, { transfer: [] });
});

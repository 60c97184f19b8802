import { findNumber, type WorkJob } from './work-job.ts';

// About a second on a phone: it runs beside the page.
self.addEventListener('message', ({ data }: MessageEvent<WorkJob>) => {
  self.postMessage(findNumber(data), { transfer: [] });
});

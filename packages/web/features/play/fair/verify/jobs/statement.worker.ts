import { statementAnswerOf, type StatementJob } from './statement-job.ts';

// Of a year of movements it takes seconds: it runs beside the page.
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; job: StatementJob }>) => {
  void statementAnswerOf(data.job).then(
    (answer) => self.postMessage({ id: data.id, answer }, { transfer: [] }),
    // Such an error reaches the page, which would wait for ever otherwise.
    (error: unknown) => self.reportError(error),
  );
});

import * as z from 'zod/mini';
import { post, siteDay, timestamp } from '../../core/index.ts';
import { LINE_REPORT_CODES } from './codes.ts';
import { LineSums, LINE_REPORT_BY, LineReportRow } from './shapes.ts';

const id = z.int().check(z.positive());

export const getLineReport = post('/api/Team/Report', {
  access: 'agent',
  passive: true,
  input: z.strictObject({
    /** The member whose line is read; the asker's own if it is left out. */
    Head: z.optional(id),
    /** Days of the site, both included. */
    From: siteDay,
    To: siteDay,
    By: z.enum(LINE_REPORT_BY),
    /** The key of the last row of the page before. */
    After: z.optional(z.string().check(z.regex(/^\d{1,18}$|^\d{4}-\d{2}-\d{2}$/))),
    Count: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({
    /** The first day that is read: a line is seen from the day after it came below the asker. */
    From: z.string(),
    /** From the asker to the head. */
    Path: z.array(z.object({ PlayerId: z.int(), UserName: z.string(), NickName: z.string() })),
    Rows: z.array(LineReportRow),
    Next: z.nullable(z.string()),
    /** The head and all below; counted apart from the rows. */
    Total: LineSums,
    CountedTimeStamp: timestamp,
    DateTimeNow: timestamp,
  }),
  codes: LINE_REPORT_CODES,
  about: 'What an agent and each line directly below did from one day to another.',
});

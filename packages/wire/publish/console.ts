import * as z from 'zod/mini';
import { post } from '../core/index.ts';
import { PublishedVersion, subject } from './shapes.ts';

export const getVersions = post('/api/Console/Versions', {
  access: 'publish.versions.read',
  passive: true,
  input: z.strictObject({
    Subject: subject,
    /** Those before this one: the cursor of the page that came before. */
    Before: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    Count: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  output: z.object({ Rows: z.array(PublishedVersion), Next: z.nullable(z.int()) }),
  about:
    'What was published of something, the newest first: who asked, who published, and all of it.',
});

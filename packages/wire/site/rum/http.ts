import * as z from 'zod/mini';
import { specGet } from '../../core/index.ts';

/** What the monitor needs to begin; names as its own library has them. */
const RumConfig = z.object({
  applicationId: z.string(),
  /** Good for sending events alone: it is made to stand in pages. */
  clientToken: z.string(),
  site: z.string(),
  /** Where events go instead of the site; empty: there. */
  proxy: z.string(),
  service: z.string(),
  env: z.string(),
  /** Of a hundred logins, how many send anything. */
  sessionSampleRate: z.int(),
});
export type RumConfig = z.output<typeof RumConfig>;

/** Whether pages report errors and times to a monitoring service (spec section 7). */
export const getDatadog = specGet('/api/Datadog/Get', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: z.object({}),
  output: z.object({
    DatadogRumPcEnable: z.boolean(),
    DatadogRumMobileEnable: z.boolean(),
    /** Null while neither is on, or it is not whole. */
    DatadogRumConfig: z.nullable(RumConfig),
  }),
  about: 'Whether and where pages report errors and times.',
});

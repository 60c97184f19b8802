import * as z from 'zod/mini';
import { nothing, specPost, timestamp } from '../../core/index.ts';

export { getSpeedTest } from './speed-test.ts';

/** Facts of the site that every screen may need before login. */
export const getWebSiteInfo = specPost('/api/WebSiteInfo/GetInfo', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.object({
    SiteName: z.string(),
    DateTimeNow: timestamp,
    /** Start of the announced maintenance, or null. */
    OfflineStartTime: z.nullable(timestamp),
    IsRegisterOpen: z.boolean(),
    /** True when the money is play money. */
    IsDemoSite: z.boolean(),
    /** Demo money a new player receives. */
    RegisterGift: z.number(),
  }),
  about: 'Name, clock and state of the site.',
});

export const isDemoSite = specPost('/api/WebSiteInfo/IsDemoSite', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.boolean(),
  about: 'Whether this site plays with demo money.',
});

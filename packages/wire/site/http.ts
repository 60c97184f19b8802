import * as z from 'zod/mini';
import { get, nothing, specPost, timestamp } from '../core/index.ts';

/** Facts of the site that every screen may need before login. */
export const getWebSiteInfo = specPost('/api/WebSiteInfo/GetInfo', {
  access: 'anyone',
  passive: true,
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
  input: nothing,
  output: z.boolean(),
  about: 'Whether this site plays with demo money.',
});

/** Lines to measure and switch between (spec section 3, speedTestConfig); the client caches it 1 hour. */
export const getSpeedTest = get('/api/SpeedTest/Get', {
  access: 'anyone',
  passive: true,
  input: z.object({}),
  output: z.object({
    URLList: z.array(z.object({ Name: z.string(), URL: z.string() })),
    IntervalInMinute: z.int(),
    EnableSwitchURL: z.boolean(),
  }),
  about: 'Addresses of the site to measure.',
});

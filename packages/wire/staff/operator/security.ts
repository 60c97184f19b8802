import * as z from 'zod/mini';
import { codes } from '../../core/codes.ts';
import { MOST_REGIONS, REGION_FORM, REGION_RULES } from '@fairlot/rules/check/region';
import { nothing, post, text, timestamp } from '../../core/index.ts';
import { PROPOSAL_CODES } from './codes.ts';
import { reason } from './shapes.ts';

/** How the site is kept from outside: who is not let in, what is tried, what the hub takes, whether the audit is whole. */
const count = z.int().check(z.minimum(0));

export const BLOCK_CODES = codes({
  NOT_AN_ADDRESS: PROPOSAL_CODES.NOT_AN_ADDRESS,
  NOTHING_NEW: PROPOSAL_CODES.NOTHING_NEW,
  TOO_WIDE: {
    number: 8606,
    zh: '网段过大：IPv4 至少 /8，IPv6 至少 /16',
    en: 'That is too wide: /8 or narrower, /16 of IPv6',
  },
  LIST_FULL: {
    number: 8607,
    zh: '名单最多 {most} 个地址',
    en: 'There are {most} addresses at the most',
  },
  /** So that nobody keeps himself out by a slip, or everybody where all seem to come from the proxy in front. */
  OWN_ADDRESS: {
    number: 8661,
    zh: '您当前的地址也会被拒之门外',
    en: 'Your own address would be kept out too',
  },
});

export const REGION_CODES = codes({
  NOTHING_NEW: PROPOSAL_CODES.NOTHING_NEW,
  LIST_CHANGED: PROPOSAL_CODES.LIST_CHANGED,
  /** Nobody tells where a player is: a rule would let in all, or nobody. */
  NO_REGION_HEADER: {
    number: 8662,
    zh: '本站没有代理告知地区，无法按地区限制',
    en: 'No proxy of this site tells regions, so no rule can go by them',
  },
  NO_REGIONS: {
    number: 8663,
    zh: '请至少填写一个地区',
    en: 'Name one region at least',
  },
  /** It would keep out nobody, or everybody, and nobody would be told. */
  UNKNOWN_REGION: {
    number: 8657,
    zh: '{region} 不是地区代码（ISO 3166-1 两位代码）',
    en: '{region} is no code of a region (ISO 3166-1 alpha-2)',
  },
});

const rule = z.enum(REGION_RULES);
const regionList = z.array(text.check(z.regex(REGION_FORM))).check(z.maxLength(MOST_REGIONS));

export const getSecurity = post('/api/Console/Security', {
  access: 'operator.security.read',
  passive: true,
  input: nothing,
  output: z.object({
    /** Addresses and ranges that players do not come from. */
    Blocked: z.array(z.string()),
    /** Those from which they come whatever else keeps them out. */
    Allowed: z.array(z.string()),
    Regions: z.object({
      Rule: rule,
      List: regionList,
      /** Whether a proxy tells where players are. */
      IsTold: z.boolean(),
    }),
    /** Where this call comes from. */
    Yours: z.string(),
    SignIns: z.object({
      /** Wrong sign-ins of all addresses together, in the window that runs. */
      Failed: count,
      /** From so many on everybody does the work. */
      Most: count,
      WindowMinutes: count,
      /** Names that are locked now, somewhere. */
      LockedNames: count,
      /** Wrong passwords that lock a name, and for how long. */
      LockAfter: count,
      LockMinutes: count,
    }),
    Audit: z.object({
      /** The newest row and its hash; null where nothing was written yet. */
      Head: z.nullable(z.object({ N: count, Hash: z.string() })),
      /** The newest row that stands in the copy outside the database. */
      Copied: z.nullable(count),
    }),
    Hub: z.object({
      Limits: z.array(z.object({ Name: z.string(), Value: count })),
      Methods: z.array(
        z.object({ Realm: z.enum(['player', 'console']), Name: z.string(), Who: z.string() }),
      ),
    }),
    DateTimeNow: timestamp,
  }),
  about: 'Blocked addresses, sign-ins that fail, the head of the audit, and what the hub takes.',
});

export const checkAudit = post('/api/Console/AuditCheck', {
  access: 'operator.security.read',
  input: nothing,
  output: z.object({
    /** A line for each row that is not as it was written, or not in its copy; 20 at the most, none is good. */
    Faults: z.array(z.string()).check(z.maxLength(21)),
    CheckedTimeStamp: timestamp,
  }),
  about: 'Reads the whole chain of the audit and its copy, row by row.',
});

export const changeAllowed = post('/api/Console/AllowAddress', {
  access: 'site.addresses.change',
  input: z.strictObject({
    Address: text.check(z.maxLength(64)),
    IsAllowed: z.boolean(),
    Reason: reason,
  }),
  output: z.object({ Allowed: z.array(z.string()) }),
  codes: BLOCK_CODES,
  about:
    'Lets players of an address or a range in whatever else keeps them out, or no longer; within a second.',
});

export const changeRegions = post('/api/Console/Regions', {
  access: 'site.addresses.change',
  input: z.strictObject({
    Rule: rule,
    List: regionList,
    /** What stood there when the change was begun. */
    Seen: z.strictObject({ Rule: rule, List: regionList }),
    Reason: reason,
  }),
  output: z.object({ Rule: rule, List: regionList }),
  codes: REGION_CODES,
  about: 'Which regions players come from: all, all but these, or these alone; within a second.',
});

export const changeBlocked = post('/api/Console/BlockAddress', {
  access: 'site.addresses.change',
  input: z.strictObject({
    Address: text.check(z.maxLength(64)),
    IsBlocked: z.boolean(),
    Reason: reason,
  }),
  output: z.object({ Blocked: z.array(z.string()) }),
  codes: BLOCK_CODES,
  about: 'Keeps players of an address or a range out, or lets them in again; within a second.',
});

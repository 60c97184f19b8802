import * as z from 'zod/mini';
import { nothing, specPost } from '../../core/index.ts';

/** What is to be known of a file before it is run (product 2.6). */
const FileFacts = z.object({
  Version: z.string(),
  /** Bytes. */
  Size: z.int(),
  /** SHA-256, hex. */
  Checksum: z.string(),
  /** The day on which it was made: yyyy-mm-dd. */
  Date: z.string(),
});
/** Null where nobody has said it. */
const facts = z.nullable(FileFacts);
/** An https address; empty: there is none. */
const url = z.string();

/** The apps of the site (spec section 3, app-download config); names that the specification does not give are ours. Clients cache it 10 minutes. */
export const getAFKConfig = specPost('/api/AFK/GetAFKConfig', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.object({
    AndroidUrl: url,
    AndroidFile: facts,
    IOSUrl: url,
    IOSFile: facts,
    /** Of an app that a company installs for its own. */
    IOSPlistPath: url,
    AFKPcUrl: url,
    AFKPcFile: facts,
    AFKAndroidUrl: url,
    AFKAndroidFile: facts,
    AFKiosUrl: url,
    AFKiosFile: facts,
    /** The page of the auto-bet client. */
    SmartAFKUrl: url,
    /** Where the apps sign in. */
    LoginUrl: url,
    MobileGuideUrl: url,
    AFKGuideUrl: url,
    /** Whether apps look for code that is newer than they are. */
    CodePushCheckEnable: z.boolean(),
    /** The version below which an app asks to be renewed; empty: none. */
    CordovaAppVersion: z.string(),
  }),
  about: 'The apps of the site, and where they are to be had.',
});

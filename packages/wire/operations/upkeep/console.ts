import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';

/** How a new key takes the place of one; `stays`: none does. */
const KEY_ROTATIONS = ['sealing', 'pepper', 'signing', 'passing', 'stays'] as const;

export const getKeys = post('/api/Console/Keys', {
  access: 'upkeep.keys.read',
  passive: true,
  input: nothing,
  output: z.object({
    Keys: z.array(
      z.object({
        Name: z.string(),
        Rotation: z.enum(KEY_ROTATIONS),
        /** How often it was changed. */
        Number: z.int(),
        /** When it was made; null: it was never used. */
        MadeTimeStamp: z.nullable(timestamp),
        /** Values that an older one still opens, or passwords that are mixed with one. */
        UnderOld: z.int(),
      }),
    ),
    /** The newest seal of the books; null: none was made yet. */
    Seal: z.nullable(z.object({ Number: z.number(), TimeStamp: timestamp })),
    DateTimeNow: timestamp,
  }),
  about:
    'How old the keys of the installation are and how far each was changed, and the newest seal of the books. Nothing of a key.',
});

/** Whether the installation is looked after: its backups, and the books of the night (product 3.15, 3.17). */
export const getUpkeep = post('/api/Console/Upkeep', {
  access: 'upkeep.state.read',
  passive: true,
  input: nothing,
  output: z.object({
    /** Null: the database is another's, and backed up where it runs. */
    Backup: z.nullable(
      z.object({
        /** It failed, or the newest copy is older than a day. */
        IsAlarm: z.boolean(),
        Copies: z.int(),
        /** One can go back to any moment from the first to the second. */
        FirstTimeStamp: z.nullable(timestamp),
        LogTimeStamp: z.nullable(timestamp),
        /** The end of the newest copy, and its size; then that of all copies with the log. In bytes. */
        LastTimeStamp: z.nullable(timestamp),
        LastBytes: z.number(),
        Bytes: z.number(),
        FailedTimeStamp: z.nullable(timestamp),
        FaultZh: z.nullable(z.string()),
        FaultEn: z.nullable(z.string()),
      }),
    ),
    Books: z.object({
      /** Something is broken, or the audit of the night has not ended for more than a day. */
      IsAlarm: z.boolean(),
      /** The last ones, newest first. */
      Runs: z.array(
        z.object({
          Id: z.int(),
          IsWhole: z.boolean(),
          /** Numbers of journals: those behind the first and up to the second. */
          After: z.number(),
          Upto: z.number(),
          BeganTimeStamp: timestamp,
          EndedTimeStamp: z.nullable(timestamp),
          /** What it looks at: journals, accounts, seals, snapshots; and how many steps it has done. */
          Stage: z.string(),
          Steps: z.int(),
          Breaks: z.int(),
        }),
      ),
      /** What the newest found broken, 100 at most. */
      Breaks: z.array(
        z.object({
          Invariant: z.string(),
          Stage: z.string(),
          After: z.number(),
          Upto: z.number(),
          Line: z.string(),
        }),
      ),
    }),
    /** How far hashes and signatures of manifests were recomputed: all of them every seven days, some each night. */
    Manifests: z.nullable(
      z.object({
        /** Something was found, or a week has gone since the last round ended. */
        IsAlarm: z.boolean(),
        /** Of the round that is under way, or of the last one. */
        Looked: z.number(),
        Total: z.number(),
        BeganTimeStamp: z.nullable(timestamp),
        /** The end of the last whole round; null: there was none yet. */
        FinishedTimeStamp: z.nullable(timestamp),
        IsLate: z.boolean(),
        Fault: z.nullable(z.string()),
      }),
    ),
    DateTimeNow: timestamp,
  }),
  about:
    'The state of backups, the findings of the audits by range, and the progress of the manifest check.',
});

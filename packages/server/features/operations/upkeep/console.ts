import type { Output } from '@fairlot/wire/core';
import { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readKeyStates } from '../../../keys/index.ts';
import { newestSeal } from '#ledger';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { readCheckState, type CheckState } from '../../play/fair/manifests/index.ts';
import { keptFor } from '../../site/settings/declare/index.ts';
import {
  listBreaks,
  listRuns,
  readBackup,
  readBooksAlarm,
  type BackupRow,
  type RunRow,
} from './store.ts';

type Upkeep = Output<typeof upkeepConsole.getUpkeep>;

const RUNS = 14;
const BREAKS = 100;
const at = (ms: bigint | null): number | null => (ms === null ? null : Number(ms));

const presentBackup = (row: BackupRow): Upkeep['Backup'] => ({
  IsAlarm: row.is_alarm,
  Copies: row.copies,
  FirstTimeStamp: at(row.first_ms),
  LogTimeStamp: at(row.log_ms),
  LastTimeStamp: at(row.last_ms),
  LastBytes: Number(row.last_bytes ?? 0n),
  Bytes: Number(row.bytes),
  FailedTimeStamp: at(row.failed_ms),
  FaultZh: row.fault_zh,
  FaultEn: row.fault_en,
});

const presentRun = (row: RunRow): Upkeep['Books']['Runs'][number] => ({
  Id: row.id,
  IsWhole: row.is_whole,
  After: Number(row.after_n),
  Upto: Number(row.upto_n),
  BeganTimeStamp: Number(row.began_ms),
  EndedTimeStamp: at(row.ended_ms),
  Stage: row.stage,
  Steps: row.steps,
  Breaks: row.breaks,
});

const presentManifests = (row: CheckState): NonNullable<Upkeep['Manifests']> => ({
  IsAlarm: row.fault !== null || row.is_late,
  Looked: Number(row.looked < row.total ? row.looked : row.total),
  Total: Number(row.total),
  BeganTimeStamp: at(row.began_ms),
  FinishedTimeStamp: at(row.finished_ms),
  IsLate: row.is_late,
  Fault: row.fault,
});

/** Rows that keys sealed are counted once a minute at the most, however many look. */
const COUNTED_MS = 60_000;

export const upkeepRoutes = ({ db, settings: { dataFolder } }: Platform) => {
  const keys = keptFor(COUNTED_MS, () => readKeyStates({ db, dataFolder }));
  return routes(upkeepConsole, {
    getKeys: async () => {
      const states = await keys();
      const seal = await newestSeal(db);
      return {
        Keys: states.map(({ name, rotation, number, madeMs, underOld }) => ({
          Name: name,
          Rotation: rotation,
          Number: number,
          MadeTimeStamp: madeMs,
          UnderOld: underOld,
        })),
        Seal: seal ? { Number: Number(seal.seal), TimeStamp: seal.atMs } : null,
        DateTimeNow: await readNowMs(db),
      };
    },
    getUpkeep: async () => {
      const backup = await readBackup(db);
      const runs = await listRuns(db, RUNS);
      const manifests = await readCheckState(db);
      const breaks = await listBreaks(db, runs[0]?.id ?? 0, BREAKS);
      return {
        Backup: backup ? presentBackup(backup) : null,
        Books: {
          IsAlarm: (await readBooksAlarm(db)).n > 0,
          Runs: runs.map(presentRun),
          Breaks: breaks.map((row) => ({
            Invariant: row.invariant,
            Stage: row.stage,
            After: Number(row.after_n),
            Upto: Number(row.upto_n),
            Line: row.line,
          })),
        },
        Manifests: manifests ? presentManifests(manifests) : null,
        DateTimeNow: await readNowMs(db),
      };
    },
  });
};

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { verifyDraw } from '@fairlot/draw/verify';
import { fairHttp } from '@fairlot/wire/play/fair';
import type { Db, Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { archiveManifests } from './archive.ts';
import { findBrokenArchives } from './check-archive.ts';
import { fairOf } from '../sources/context.ts';
import { closeOf } from './manifests.ts';
import { at, bundleOf, count, DRAWS, FFC, viewIssue } from '../testing/world.ts';

/** 12:00:30 of the site; issue 721 of the one-minute game is open until 12:00:50, drawn at 12:01. */
const START = Date.parse('2027-03-05T04:00:30Z');
const SERIAL = 202703050721;
const DAY = 86_400_000;
const dataFolder = mkdtempSync(join(tmpdir(), 'fairlot-archive-'));
// Hooks run last first: the folder goes after the invariants that look into it.
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const server = withTestServer({ features: DRAWS, startAt: START, settings: { dataFolder } });

const folder = join(dataFolder, 'archive', 'FFC');
const inTable = (serial: number) =>
  count(server(), 'manifest', `game_id = ${FFC} AND serial_number = ${serial}`);
/** Settlement is not part of this server: issues end as if nobody had bet. */
const endAll = () =>
  sql`UPDATE issue SET state = 2, finished_at = app_now() WHERE state = 1`.execute(server().owner);
const archive = async (most?: number) => archiveManifests(await fairOf(server().platform), most);
const archiveAll = async (most?: number): Promise<void> => {
  while ((await archive(most)) === 'worked');
};
const ask = (GameId: number, SerialNumber: number) =>
  server().call(fairHttp.getManifests, { GameId, SerialNumber });
/** A connection that is lost as soon as something is to be noted. */
const withoutNotes = (db: Db): Db =>
  new Proxy(db, {
    get: (of, name) => {
      if (name === 'transaction') throw new Error('killed');
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
/** A connection that has others work before it notes anything. */
const notingAfter = (db: Db, others: () => Promise<void>): Db =>
  new Proxy(db, {
    get: (of, name) => {
      if (name === 'transaction') {
        return () => ({
          execute: async (work: (tx: Tx) => Promise<unknown>) => {
            await others();
            return of.transaction().execute(work);
          },
        });
      }
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });
const faults = () => findBrokenArchives(server().owner, dataFolder);

describe('manifests that are older than thirty days', () => {
  test('stay where they are until then', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      for (const ms of [0, 20_000, 30_000]) await at(server(), START + minute * 60_000 + ms);
    }
    await endAll();
    await server().clock.set(START + 30 * DAY);
    expect(await archive()).toBe('idle');
    expect(await inTable(SERIAL)).toBe(3);
  });

  test('leave the table for no other reason, whoever asks', async () => {
    const { db } = server();
    await server().clock.set(START + 32 * DAY);
    const leave = sql`DELETE FROM manifest WHERE game_id = ${FFC} AND serial_number = ${SERIAL}`;
    await expect(leave.execute(db)).rejects.toThrow('keeps');
    await expect(sql`UPDATE manifest_archive SET to_seq = 9`.execute(db)).rejects.toThrow('denied');
    await expect(sql`DELETE FROM manifest_archive`.execute(db)).rejects.toThrow('denied');
  });

  test('go to files that read back, and the same file is made again after a death in between', async () => {
    const before = await bundleOf(server(), FFC, SERIAL + 1);
    const fair = await fairOf(server().platform);
    // As somebody leaves it who is killed after the file is written and before it is noted.
    const noNote = { ...fair, db: withoutNotes(fair.db) };
    await expect(archiveManifests(noNote, 5)).rejects.toThrow('killed');
    const [game] = readdirSync(join(dataFolder, 'archive'));
    const files = join(dataFolder, 'archive', game ?? '');
    const [name = ''] = readdirSync(files);
    const left = readFileSync(join(files, name));
    // What was cut off by it is written anew.
    writeFileSync(join(files, name), left.subarray(0, 100));
    await archiveAll(5);
    expect(readFileSync(join(files, name)).equals(left)).toBe(true);
    expect(await archive(5)).toBe('idle');
    expect(readdirSync(folder).length).toBeGreaterThan(1);
    expect(await inTable(SERIAL)).toBe(0);
    expect(await inTable(SERIAL + 1)).toBe(0);
    // The day and the end of the line, which the next one goes on from, stay.
    expect(await count(server(), 'manifest', `game_id = ${FFC}`)).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
    expect((await bundleOf(server(), FFC, SERIAL + 1)).manifests).toEqual(before.manifests);
  });

  test('are handed out as before, and the draw is verified with its link to the one before', async () => {
    const bundle = await bundleOf(server(), FFC, SERIAL + 1);
    const verdict = verifyDraw(bundle);
    expect(verdict.ok).toBe(true);
    expect(verdict.steps.find((step) => step.id === 'previous-secret')?.status).toBe('ok');
    const issue = { gameId: FFC, serialNumber: SERIAL };
    expect(await closeOf(await fairOf(server().platform), issue)).toMatchObject({ size: 0 });
    expect((await viewIssue(server(), FFC, SERIAL)).winning_number).not.toBeNull();
  });

  test('are read one after the other, and who asks for too many is told so, and nobody else', async () => {
    const codes = (await Promise.all(Array.from({ length: 60 }, () => ask(FFC, SERIAL + 1)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 'RATE_LIMIT').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'OK').length).toBeGreaterThan(15);
    expect(new Set(codes)).toEqual(new Set(['OK', 'RATE_LIMIT']));
    expect((await ask(FFC, SERIAL + 1)).code).toBe('OK');
  });

  test('whose file was changed or is gone are named by the nightly check, and not handed out', async () => {
    const [name = ''] = readdirSync(folder);
    const path = join(folder, name);
    const whole = readFileSync(path);
    const changed = Buffer.from(whole);
    changed[40] = (changed[40] ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect((await faults()).join()).toContain('is not as it was made');
    expect((await ask(FFC, SERIAL)).code).toBe('NOT_FOUND');
    rmSync(path);
    expect((await faults()).join()).toContain('is not there');
    writeFileSync(path, whole);
    expect(await faults()).toEqual([]);
    expect((await ask(FFC, SERIAL)).code).toBe('OK');
  });

  test('of an issue that is not over wait for it', async () => {
    await server().runJobs('fair.prepare');
    await at(server(), START + 32 * DAY + 60_000);
    const { rows } = await sql<{ serial: bigint }>`
      SELECT serial_number AS serial FROM issue WHERE game_id = ${FFC} AND state = 0
        AND opened_at IS NOT NULL ORDER BY id LIMIT 1`.execute(server().owner);
    const serial = Number(rows[0]?.serial);
    await server().clock.set(START + 70 * DAY);
    await archiveAll(5);
    expect(await inTable(serial)).toBe(1);
    expect(await faults()).toEqual([]);
  });

  test('by two at once, the second with a longer piece: what is noted is the file of who noted it', async () => {
    await sql`UPDATE issue SET state = 3, finished_at = app_now()
      WHERE state = 0 AND opened_at IS NOT NULL`.execute(server().owner);
    await endAll();
    const fair = await fairOf(server().platform);
    const longer = async () => {
      const noNote = { ...fair, db: withoutNotes(fair.db) };
      await expect(archiveManifests(noNote, 2)).rejects.toThrow('killed');
    };
    const shorter = { ...fair, db: notingAfter(fair.db, longer) };
    expect(await archiveManifests(shorter, 1)).toBe('worked');
    expect(await faults()).toEqual([]);
  });
});

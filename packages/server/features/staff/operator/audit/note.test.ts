import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { noteBySite } from './note.ts';
import { findBrokenAudit, listAudit, type AuditFilter } from './store-audit.ts';

const server = withTestServer();
const ALL: AuditFilter = {
  actor: 'site',
  target: undefined,
  kind: undefined,
  permission: undefined,
  fromMs: undefined,
  toMs: undefined,
  before: undefined,
};

test('what the site found is a link of the chain, by nobody who can sign in', async () => {
  const { db } = server().platform;
  const note = { permission: 'site.program.check', target: 'program', reason: 'a test' } as const;
  await Promise.all([1, 2, 3].map((after) => noteBySite(db, { ...note, after })));
  const rows = await listAudit(server().owner, ALL, 10);
  expect(rows.map(({ after }) => after).toSorted()).toEqual([1, 2, 3]);
  expect(rows[0]).toMatchObject({ ...note, kind: 'act', actor: 'site', actor_name: '', ip: '' });
  expect(await findBrokenAudit(server().owner)).toEqual([]);
});

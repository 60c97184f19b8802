import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DrawBundle, OwnTicket } from './bundle.ts';
import { sampleBundle } from './testing/sample-draw.ts';
import { verifyDraw } from './verify.ts';

/** The receipt of one bet: whatever is changed in it, neither the page nor the script takes it for true. */
const SCRIPT = join(import.meta.dirname, 'offline/verify.mjs');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlot-receipt-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the script says of each ticket of a receipt, in one run. */
function saysScript(receipt: DrawBundle): readonly boolean[] {
  const file = join(folder, 'receipt.json');
  writeFileSync(file, JSON.stringify(receipt));
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, file], { encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => / ticket /.test(line));
  const said = lines.map((line) => line.startsWith('ok'));
  expect(status).toBe(said.every(Boolean) ? 0 : 1);
  return said;
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map((each, at) => (at === 0 ? other(each) : each));
  const text = String(value);
  const last = text.at(-1) === '1' ? '2' : '1';
  return text.slice(0, -1) + last;
}

/** The ticket with one of its fields changed: each of the leaf, each of the proof, and the selection. */
function changes(ticket: OwnTicket): readonly (readonly [string, unknown])[] {
  const { leaf, proof, selection } = ticket;
  return [
    ...Object.entries(leaf).map(
      ([field, value]) => [field, { ...ticket, leaf: { ...leaf, [field]: other(value) } }] as const,
    ),
    ...Object.entries(proof).map(
      ([field, value]) =>
        [field, { ...ticket, proof: { ...proof, [field]: other(value) } }] as const,
    ),
    ['one hash less', { ...ticket, proof: { ...proof, path: proof.path.slice(1) } }],
    ['one hash more', { ...ticket, proof: { ...proof, path: [...proof.path, proof.path[0]] } }],
    ...(selection === undefined
      ? []
      : [['the selection', { ...ticket, selection: other(selection) }] as const]),
  ];
}

describe.each([1, 2] as const)('the receipt of a bet whose leaf has version %i', (version) => {
  const bundle = sampleBundle(0, version);
  const [ticket] = bundle.ownTickets!;
  const receipt: DrawBundle = { ...bundle, ownTickets: [ticket!] };

  test('is true as it is, for the page and for the script', () => {
    expect(verifyDraw(receipt).ok).toBe(true);
    expect(saysScript(receipt)).toEqual([true]);
  });

  test('is not with any of its fields changed, for neither', () => {
    const forged = changes(ticket!);
    expect(forged.length).toBeGreaterThanOrEqual(12);
    for (const [field, one] of forged) {
      expect(verifyDraw({ ...receipt, ownTickets: [one] }).ok, field).toBe(false);
    }
    const ownTickets = forged.map(([, one]) => one as OwnTicket);
    expect(saysScript({ ...bundle, ownTickets })).toEqual(forged.map(() => false));
  });
});

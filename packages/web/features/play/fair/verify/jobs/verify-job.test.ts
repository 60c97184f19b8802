import { describe, expect, it } from 'vitest';
import { canonicalJson, signManifest, sha256, textBytes, type DrawBundle } from '@fairlot/draw';
import { incidentOf, publish, sampleBundle, sampleDay } from '@fairlot/draw/testing/sample-draw';
import { answerOf, isStillOpen, type Line, type VerifyJob } from './verify-job.ts';

const linesOf = (manifests: DrawBundle['manifests']): Line[] =>
  manifests.map(({ body, key, sig }) => ({ Body: canonicalJson(body), Key: key, Sig: sig }));
const whole = sampleBundle(0);
const key = whole.manifests[0]?.key;
const jobOf = (manifests = whole.manifests, more: Partial<VerifyJob> = {}): VerifyJob =>
  ({
    kind: 'issue',
    serial: whole.serial,
    lines: linesOf(manifests),
    key,
    tickets: [],
    remembered: {},
    ...more,
  }) as VerifyJob;
const failedIds = (job: VerifyJob): string[] =>
  answerOf(job)
    .verification.steps.filter(({ status }) => status === 'failed')
    .map(({ id }) => id);

describe('the proof of an issue', () => {
  it('holds for the lines of the server and remembers them', () => {
    const { verification, remembered, bundle } = answerOf(jobOf());
    expect(verification.ok).toBe(true);
    expect(remembered.key).toBe(key);
    expect(Object.keys(remembered.hashes ?? {})).toHaveLength(whole.manifests.length);
    expect(bundle?.pinnedKey).toBe(key);
  });

  it.each([1, 2] as const)(
    'holds the own bets against the root of the close, leaves of version %i, and finds a changed one',
    (version) => {
      const issue = sampleBundle(0, version);
      const tickets = (issue.ownTickets ?? []).map(({ leaf, proof, selection }) => ({
        Leaf: leaf,
        ...(selection !== undefined && { Selection: selection }),
        Index: proof.index,
        Size: proof.size,
        Path: proof.path,
      }));
      expect(tickets.length).toBeGreaterThan(0);
      const job = jobOf(issue.manifests, { tickets } as never);
      expect(answerOf(job).bundle?.ownTickets).toEqual(issue.ownTickets);
      expect(answerOf(job).verification.ok).toBe(true);
      const change = version === 2 ? { odds: ['9'] } : { selection: 'ssc.fixed 9||||' };
      const changed = tickets.map((ticket) => ({ ...ticket, Leaf: { ...ticket.Leaf, ...change } }));
      expect(failedIds(jobOf(issue.manifests, { tickets: changed } as never))).toContain('ticket');
    },
  );

  it('finds the mapping program by the hash that the day announced', () => {
    expect(answerOf(jobOf()).bundle?.mapping.id).toBe('ssc');
  });

  it('remembers what is committed before the draw, and then notices another record', () => {
    const open = whole.manifests.slice(0, 3);
    const first = answerOf(jobOf(open));
    expect(first.verification.ok).toBe(false);
    expect(first.verification.steps.filter(isStillOpen)).toHaveLength(1);
    const other = publish([...sampleDay(1)]);
    const { remembered } = first;
    expect(failedIds(jobOf(other, { remembered }))).toContain('remembered');
  });

  it('notices another key and does not take it over', () => {
    const { remembered } = answerOf(jobOf());
    const strangers = publish(sampleDay(0), sha256(textBytes('another key')));
    const job = jobOf(strangers, { remembered, key: strangers[0]?.key ?? '' } as never);
    expect(failedIds(job)).toContain('key');
    expect(answerOf(job).remembered).toBe(remembered);
  });

  it('fails for a changed manifest', () => {
    const [first, ...rest] = whole.manifests;
    if (first?.body.kind !== 'day') throw new Error('the day comes first');
    const forged = { ...first, body: { ...first.body, N: 6 } };
    expect(failedIds(jobOf([forged, ...rest]))).toContain('signatures');
  });

  it('fails for a mapping that nobody knows', () => {
    const manifests = publish([
      (prev) => {
        const day = sampleDay(0)[0]?.(prev);
        if (day?.kind !== 'day') throw new Error('the day comes first');
        return { ...day, mappingHash: 'ab'.repeat(32) };
      },
      ...sampleDay(0).slice(1),
    ]);
    expect(failedIds(jobOf(manifests))).toContain('mapping-hash');
  });

  it('holds for a cancelled issue, without numbers', () => {
    const day = sampleDay(0);
    const manifests = publish([...day.slice(0, 7), incidentOf(2)]);
    const { verification } = answerOf(jobOf(manifests));
    expect(verification.ok).toBe(true);
    expect(verification.numbers).toBeNull();
  });
});

describe('the proof of a file', () => {
  it('holds for a bundle that was saved', () => {
    const { bundle } = answerOf(jobOf());
    const text = JSON.stringify(bundle, null, 2);
    expect(answerOf({ kind: 'file', text, remembered: {} }).verification.ok).toBe(true);
  });

  it('says that something else is no bundle', () => {
    for (const text of ['', '{', '[]', '{"serial":"1"}', 'null']) {
      const { bundle, verification } = answerOf({ kind: 'file', text, remembered: {} });
      expect(bundle).toBeUndefined();
      expect(verification.steps.map(({ id, status }) => [id, status])).toEqual([
        ['bundle', 'failed'],
      ]);
    }
  });

  it('is held against the key of this device', () => {
    const stranger = sha256(textBytes('another key'));
    const manifests = whole.manifests.map(({ body }) => signManifest(body, stranger));
    const text = JSON.stringify({ ...whole, manifests });
    const { verification } = answerOf({ kind: 'file', text, remembered: { key: key ?? '' } });
    expect(verification.ok).toBe(false);
  });
});

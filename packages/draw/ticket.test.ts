import { describe, expect, test } from 'vitest';
import { hexBytes, toHex } from './bytes.ts';
import tickets from './fixtures/tickets.json' with { type: 'json' };
import { sampleBundle, sampleDay, publish } from './testing/sample-draw.ts';
import { leafHash, levelsAbove, rootOf, siblings, ticketLevels } from './ticket-tree.ts';
import { oddsText, selectionHash, ticketBytes, type TicketLeaf } from './ticket.ts';
import { verifyDraw } from './verify.ts';

const without = <T extends object, K extends keyof T>(value: T, member: K): T =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== member)) as T;

/** Frozen, and computed by another program: what was committed once must read the same for ever. */
describe('the leaves of the vectors', () => {
  test.each(['v1', 'v2'] as const)('%s', (version) => {
    const { leaf, hash } = tickets[version];
    expect(toHex(leafHash(ticketBytes(leaf as TicketLeaf)))).toBe(hash);
  });

  test('version 2 has the hash of the selection of version 1', () => {
    expect(selectionHash(tickets.v1.leaf.selection)).toBe(tickets.v2.leaf.selectionHash);
  });

  test('both in one tree', () => {
    const hashes = hexBytes(tickets.v1.hash + tickets.v2.hash);
    expect(toHex(rootOf(levelsAbove(hashes)))).toBe(tickets.root);
  });
});

test.each([
  [978_000_000n, '97800'],
  [97_800n, '9.78'],
  [20_000n, '2'],
  [19_501n, '1.9501'],
  [1n, '0.0001'],
  [5_000_000_000n, '500000'],
  [5_000_000_010n, '500000.001'],
  [2_147_483_647n, '214748.3647'],
])('odds of %d ten-thousandths are %s', (odds, text) => expect(oddsText(odds)).toBe(text));

test.each([1, 7, 8, 9, 63, 64, 65, 200])('a tree of %d leaves in pieces of eight', (size) => {
  const leaves = Array.from({ length: size }, (_, at) => Uint8Array.of(at));
  const whole = ticketLevels(leaves);
  const hashes = whole[0] ?? new Uint8Array();
  const pieces = Array.from({ length: Math.ceil(size / 8) }, (_, at) =>
    levelsAbove(hashes.subarray(at * 256, (at + 1) * 256)),
  );
  const top = levelsAbove(new Uint8Array(pieces.flatMap((piece) => [...rootOf(piece)])));
  expect(toHex(rootOf(top))).toBe(toHex(rootOf(whole)));
  for (let at = 0; at < size; at += 1) {
    const piece = pieces[Math.floor(at / 8)] ?? [];
    const path = [...siblings(piece, at % 8), ...siblings(top, Math.floor(at / 8))];
    expect(path.map(toHex)).toEqual(siblings(whole, at).map(toHex));
  }
});

describe.each([1, 2] as const)('tickets of version %d', (version) => {
  const bundle = sampleBundle(0, version);
  const ticketsOf = (value: unknown) => verifyDraw(value).steps.filter(({ id }) => id === 'ticket');

  test('are found in the set of the close', () => {
    expect(verifyDraw(bundle).ok).toBe(true);
    expect(ticketsOf(bundle).map(({ status }) => status)).toEqual(['ok', 'ok']);
  });

  test('are not when the close manifest names the other version', () => {
    const manifests = publish(
      sampleDay(0, version).map((write) => (prev) => {
        const body = write(prev);
        if (body.kind !== 'close') return body;
        return version === 1 ? { ...body, leaf: 2 } : without(body, 'leaf');
      }),
    );
    expect(ticketsOf({ ...bundle, manifests })).toMatchObject([
      { status: 'failed', reason: 'wrong-leaf' },
      { status: 'failed', reason: 'wrong-leaf' },
    ]);
  });

  test('nor with a member changed', () => {
    const change = version === 2 ? { odds: ['9.79', '100'] } : { selection: 'another' };
    const own = bundle.ownTickets?.map((ticket) => ({
      ...ticket,
      leaf: { ...ticket.leaf, ...change },
    }));
    expect(ticketsOf({ ...bundle, ownTickets: own })).toMatchObject([
      { status: 'failed', reason: 'differs' },
      { status: 'failed', reason: 'differs' },
    ]);
  });
});

describe('a ticket of version 2', () => {
  const bundle = sampleBundle(0, 2);
  const statuses = (value: unknown) =>
    verifyDraw(value).steps.flatMap(({ id, reason }) => (id === 'ticket' ? [reason] : []));

  test('is of the selection that the player knows, or the check says that it is not', () => {
    const own = bundle.ownTickets?.map((ticket) => ({ ...ticket, selection: 'ssc.fixed 9||||' }));
    expect(statuses({ ...bundle, ownTickets: own })).toEqual([
      'wrong-selection',
      'wrong-selection',
    ]);
    const silent = bundle.ownTickets?.map((ticket) => without(ticket, 'selection'));
    expect(statuses({ ...bundle, ownTickets: silent })).toEqual([null, null]);
  });

  test('names a price list that was published: the one of the day, or a later one', () => {
    const manifests = bundle.manifests.filter(({ body }) => body.kind !== 'terms');
    expect(statuses({ ...bundle, manifests })).toEqual([null, 'unknown-terms']);
  });
});

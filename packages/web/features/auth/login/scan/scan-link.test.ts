import { expect, test } from 'vitest';
import { scanLink, ticketOf } from './scan-link.ts';

const TICKET = 'AbCdEfGhIjKlMnOpQr-_01';

test('what a phone opens carries the ticket in its fragment and nowhere else', () => {
  const link = new URL(scanLink('https://play.example', TICKET));
  expect(ticketOf(link.hash)).toBe(TICKET);
  expect(`${link.origin}${link.pathname}${link.search}`).not.toContain(TICKET);
});

test.each(['', '#scan=', '#scan=short', `#slip=${TICKET}`, `#scan=${TICKET}x`])(
  '%j has none',
  (hash) => {
    expect(ticketOf(hash)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { scrubEvent, scrubText } from './scrub.ts';

const TOKEN = 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0';

test.each([
  ['https://site.example/Bet/4?w=Logins#slip=abc', 'https://site.example/Bet/4'],
  ['at f (https://site.example/assets/x.js?v=1:10:2)', 'at f (https://site.example/assets/x.js)'],
  ['https://site.example/Register/SECRET9', 'https://site.example/Register/[code]'],
  [`Bearer ${TOKEN} was refused`, '[token] was refused'],
  [`the token ${TOKEN}`, 'the token [token]'],
  ['wang88 cannot bet', '[account] cannot bet'],
  ['nothing to hide', 'nothing to hide'],
  ['x '.repeat(400), 'x '.repeat(250)],
])('%j', (text, found) => {
  expect(scrubText(text, ['wang88'])).toBe(found);
});

test('every field of an event that may carry words is scrubbed', () => {
  const dirty = `https://site.example/?u=wang88#${TOKEN}`;
  const event = {
    view: {
      url: dirty,
      referrer: dirty,
      name: 'wang88',
      performance: { lcp: { resource_url: dirty } },
    },
    error: {
      message: `wang88 ${TOKEN}`,
      stack: `at ${dirty}`,
      handling_stack: dirty,
      resource: { url: dirty },
    },
    resource: { url: dirty },
    action: { target: { name: 'wang88' } },
  };
  expect(scrubEvent(event, ['wang88'])).toBe(true);
  const sent = JSON.stringify(event);
  expect(sent).not.toContain('wang88');
  expect(sent).not.toContain(TOKEN);
});

test('an error that names others below it is not sent: there nothing can be changed', () => {
  const error = { message: 'x', causes: [{ message: 'wang88' }] };
  expect(scrubEvent({ error }, ['wang88'])).toBe(false);
  expect(scrubEvent(undefined, [])).toBe(false);
});

import { expect, test } from 'vitest';
import { withTestServer } from '#testing';
import { settings } from '../settings/index.ts';
import { media, pictureUrl, takePicture } from './index.ts';
import { base64, EICAR, makePicture } from './testing/pictures.ts';

const server = withTestServer({ features: [settings, media], games: [] });
const FORM = { width: 32, height: 32, fit: 'inside', as: 'png' } as const;

test('a picture is kept under the hash of what it became, the same one once', async () => {
  const { platform } = server();
  const bytes = base64(await makePicture('jpeg'));
  const first = await takePicture(platform, bytes, FORM);
  expect(first).toEqual({ ok: true, value: expect.stringMatching(/^[0-9a-f]{64}\.png$/) });
  expect(await takePicture(platform, bytes, FORM)).toEqual(first);
  const url = pictureUrl(platform, first.ok ? first.value : null);
  const reply = await fetch(url);
  expect({ status: reply.status, type: reply.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/png',
  });
});

test('where pictures are not served none is taken, and none has an address', async () => {
  const off = { ...server().platform, mediaOrigin: () => undefined };
  const bytes = base64(await makePicture('png'));
  expect(await takePicture(off, bytes, FORM)).toMatchObject({ error: { code: 'PICTURES_OFF' } });
  expect(pictureUrl(off, `${'0'.repeat(64)}.png`)).toBe('');
  expect(pictureUrl(server().platform, null)).toBe('');
});

test('what is none by its content is none, whatever it is called', async () => {
  const { platform } = server();
  expect(await takePicture(platform, base64(EICAR), FORM)).toMatchObject({
    error: { code: 'PICTURE_KIND' },
  });
});

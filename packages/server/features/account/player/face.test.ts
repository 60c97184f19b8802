import { expect, test } from 'vitest';
import { faceOf } from './face.ts';

const at = (origin: string | undefined) => ({ mediaOrigin: () => origin });
const NAME = `${'ab'.repeat(32)}.webp`;

test('a picture that was accepted goes before the one that is built in, where pictures are to be had', () => {
  const row = { head_image: 3, head_shown: NAME };
  const origin = 'https://pictures.example';
  expect(faceOf(at(origin), row)).toEqual({ Image: 3, Picture: `${origin}/${NAME}` });
  expect(faceOf(at(undefined), row)).toEqual({ Image: 3, Picture: '' });
  expect(faceOf(at(origin), { head_image: 0, head_shown: null })).toEqual({
    Image: 0,
    Picture: '',
  });
});

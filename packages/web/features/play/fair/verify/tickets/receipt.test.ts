import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idBefore } from './receipt.ts';

test('between an id and the one before it there is no other', () => {
  expect(idBefore('018f3c5a-0000-7000-8000-000000000010')).toBe(
    '018f3c5a-0000-7000-8000-00000000000f',
  );
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      fc.pre(!id.endsWith('0'.repeat(12)));
      expect(idBefore(id) < id).toBe(true);
      expect(idBefore(id)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }),
  );
  expect(idBefore(randomUUID())).toHaveLength(36);
});

import { expect, test } from 'vitest';
import { linesFault, linesOf } from './lines.ts';

const TRON = 'TLyqzVGLV1srkB7dToTAEqgDSfPtXRJZYH';

test('addresses are a line each, and the first that is none is named', () => {
  expect(linesOf(` ${TRON} \r\n\n${TRON}`)).toEqual([TRON, TRON]);
  expect(linesFault('TRC20', TRON)).toBe(undefined);
  expect(linesFault('TRC20', `${TRON}\n\n${TRON}x`)?.en).toContain('Line 2');
  expect(linesFault('SOL', '')?.en).toContain('1 to 200');
  expect(linesFault('TRC20', `${TRON}\n`.repeat(201))?.en).toContain('1 to 200');
});

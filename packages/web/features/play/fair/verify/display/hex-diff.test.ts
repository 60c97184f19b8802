import { describe, expect, it } from 'vitest';
import { hexDiff } from './hex-diff.ts';

describe('the difference of two values', () => {
  it('marks the groups that are not the same', () => {
    const { expected, computed } = hexDiff(
      `${'a'.repeat(16)}`,
      `${'a'.repeat(8)}b${'a'.repeat(7)}`,
    );
    expect(expected.map(({ differs }) => differs)).toEqual([false, true]);
    expect(computed.map(({ text }) => text)).toEqual(['aaaaaaaa', 'baaaaaaa']);
  });
  it('marks what is longer, and takes nothing for a value', () => {
    expect(hexDiff('12345678', '12345678ab').computed.map(({ differs }) => differs)).toEqual([
      false,
      true,
    ]);
    expect(hexDiff('', '1').expected).toEqual([]);
  });
  it('goes number by number through a draw', () => {
    const { computed } = hexDiff('1,2,3', '1,5,3');
    expect(computed.map(({ text, differs }) => [text, differs])).toEqual([
      ['1', false],
      ['5', true],
      ['3', false],
    ]);
  });
});

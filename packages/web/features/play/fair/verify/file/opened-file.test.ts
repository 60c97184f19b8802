import { describe, expect, it } from 'vitest';
import { readOpened } from './opened-file.ts';

const kindOf = async (text: string, name: string): Promise<string | undefined> =>
  (await readOpened(new File([text], name)))?.kind;

describe('a file that was opened', () => {
  it('is a statement by how it begins, whatever its name', async () => {
    expect(await kindOf('%PDF-1.3\n', 'a')).toBe('statement');
    expect(await kindOf('\uFEFF[statement],Account statement\r\n', 'a.txt')).toBe('statement');
    expect(await kindOf('{"body":{"account":"a"}}', 'a.json')).toBe('statement');
  });
  it('is one by its name, so that a table whose first byte was changed is said to be changed', async () => {
    expect(await kindOf('x', 'a.CSV')).toBe('statement');
    expect(await kindOf('x', 'a.pdf')).toBe('statement');
  });
  it('is the proof of a draw otherwise', async () => {
    expect(await readOpened(new File(['{"serial":"1"}'], 'a.json'))).toEqual({
      kind: 'proof',
      text: '{"serial":"1"}',
    });
  });
  it('is none where it is larger than any', async () => {
    expect(await kindOf(' '.repeat(4_000_001), 'a.json')).toBeUndefined();
    expect(await kindOf(' '.repeat(4_000_001), 'a.csv')).toBe('statement');
    expect(await kindOf(' '.repeat((64 << 20) + 1), 'a.csv')).toBeUndefined();
  });
});

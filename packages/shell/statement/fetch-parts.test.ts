import { describe, expect, it } from 'vitest';
import { ok, refused } from '@fairlot/rules/core/result';
import { fetchParts, type Download, type ReadPart } from './fetch-parts.ts';

const FILE = 'a file of parts';
const PART = 4;
const ready: ReadPart = async ({ At }) => {
  const next = At + PART < FILE.length ? At + PART : null;
  return ok({ Data: btoa(FILE.slice(At, At + PART)), Next: next });
};
const begun = (): Download => ({ id: 'x', parts: [], bytes: 0 });
const textOf = ({ parts }: Download): Promise<string> => new Blob(parts).text();
const watch = { tell: () => {}, isGivenUp: () => false };

describe('a file that comes part by part', () => {
  it('is whole in its order, and tells how far it is', async () => {
    const download = begun();
    const told: number[] = [];
    const tell = () => void told.push(download.bytes);
    expect(await fetchParts(download, ready, { ...watch, tell })).toBe('whole');
    expect(await textOf(download)).toBe(FILE);
    expect(told).toEqual([4, 8, 12, 15]);
  });
  it('goes on where an answer did not come', async () => {
    const download = begun();
    const asked: number[] = [];
    let failures = 1;
    const shaky: ReadPart = (question) => {
      asked.push(question.At);
      if (question.At === 8 && failures-- > 0) throw new Error('no network');
      return ready(question);
    };
    await expect(fetchParts(download, shaky, watch)).rejects.toThrow('no network');
    expect(await fetchParts(download, shaky, watch)).toBe('whole');
    expect(asked).toEqual([0, 4, 8, 8, 12]);
    expect(await textOf(download)).toBe(FILE);
  });
  it('says why it is refused', async () => {
    const text = { zh: '过期', en: 'gone' };
    const gone: ReadPart = async () => refused({ code: 'NO_STATEMENT', text });
    expect(await fetchParts(begun(), gone, watch)).toEqual({ refused: text });
  });
  it('asks for no more once it is given up', async () => {
    const download = begun();
    const isGivenUp = () => true;
    expect(await fetchParts(download, ready, { ...watch, isGivenUp })).toBe('given up');
    expect(download.parts).toEqual([]);
  });
});

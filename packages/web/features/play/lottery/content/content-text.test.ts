import { beforeAll, describe, expect, it } from 'vitest';
import { allPlays } from '@fairlot/rules/play/index';
import { readPlaysNamed } from '../families/families.ts';
import { contentText } from './content-text.ts';

beforeAll(() => readPlaysNamed(allPlays().map(({ code }) => code)));

describe('the content of a bet in words', () => {
  it('joins the digits of a place and shows the empty ones', () => {
    expect(contentText('ssc.fixed', '1,2|||4|', 'zh')).toBe('12 | – | – | 4 | –');
  });
  it('names options in the language', () => {
    expect(contentText('ssc.c.dt01', 'dragon', 'zh')).toBe('龙');
    expect(contentText('ssc.c.dt01', 'dragon', 'en')).toBe('Dragon');
    expect(contentText('ssc.back2.bsoe', '大,单|小', 'en')).toBe('Big Odd | Small');
  });
  it('names the ticked positions', () => {
    expect(contentText('ssc.ren2.directText', '@0,1,4:12 34', 'zh')).toBe('万位 千位 个位 · 12 34');
  });
  it('shows what it does not know as it is', () => {
    expect(contentText('no.such', 'x|y', 'zh')).toBe('x|y');
  });
  it('has words for the example of every play, in both languages', () => {
    const plays = allPlays().map((play) => play.on(Date.UTC(2026, 5, 1)));
    const bad = plays.filter(({ code, example }) => {
      const zh = contentText(code, example.content, 'zh');
      const en = contentText(code, example.content, 'en');
      return zh === '' || /[\u4e00-\u9fff@,]/.test(en);
    });
    expect(bad.map(({ code }) => code)).toEqual([]);
  });
});

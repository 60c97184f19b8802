import { describe, expect, test } from 'vitest';
import { FAMILIES } from './registry.ts';
import { allPlays, findPlay, findPlayById, groupsOf, isPlayedIn, playsOf } from './catalogue.ts';

describe('catalogue of plays', () => {
  test('holds each play once, under its code and its number', () => {
    const plays = allPlays();
    expect(plays.map((play) => findPlay(play.code))).toEqual(plays);
    expect(plays.map((play) => findPlayById(play.id))).toEqual(plays);
    expect(findPlay('ssc.none')).toBeUndefined();
    expect(playsOf('ssc')).toHaveLength(238);
    expect(playsOf('d3')).toHaveLength(59);
    expect(playsOf('k3')).toHaveLength(27);
    expect(playsOf('kl8')).toHaveLength(24);
    expect(playsOf('kl10')).toHaveLength(31);
  });

  test('lets games have the plays of another family, without a second row of them', () => {
    expect(playsOf('pl5').map(({ code }) => code)).toEqual([
      'pl5.std',
      ...playsOf('ssc').map(({ code }) => code),
    ]);
    const fixed = findPlay('ssc.fixed')!;
    expect(['ssc', 'pl5', 'd3'].map((family) => isPlayedIn(family, fixed))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isPlayedIn('ssc', findPlay('pl5.std')!)).toBe(false);
  });

  test('gives the tabs of five digits in menu order', () => {
    expect(groupsOf('ssc', 'official').map((tab) => tab.name.zh)).toEqual([
      '定位胆',
      '五星',
      '四星',
      '前四',
      '前后四',
      '前三',
      '中三',
      '后三',
      '前中后三',
      '前后三',
      '前二',
      '后二',
      '前后二',
      '不定位',
      '龙虎',
      '任选二',
      '任选三',
      '任选四',
      '大小单双',
      '五星和值',
      '趣味',
    ]);
  });

  test('every tab has plays, every play is in one tab', () => {
    for (const { code: family } of FAMILIES) {
      const tabs = [...groupsOf(family, 'official'), ...groupsOf(family, 'credit')];
      expect(tabs.flatMap((tab) => tab.plays)).toHaveLength(playsOf(family).length);
    }
  });

  test('names are complete, and different inside a family', () => {
    for (const { code: family } of FAMILIES) {
      const plays = playsOf(family);
      for (const play of plays) {
        for (const text of [play.name, play.rule, play.section, play.group.name]) {
          expect(text.zh).toMatch(/[\u4e00-\u9fff]/);
          expect(text.en).toMatch(/^[\u0020-\u007e]+$/);
        }
      }
      const names = (language: 'zh' | 'en') =>
        new Set(plays.map((play) => `${play.style} ${play.group.code} ${play.name[language]}`));
      expect(names('zh').size).toBe(plays.length);
      expect(names('en').size).toBe(plays.length);
    }
  });

  test('a pad offers every symbol once, with both labels', () => {
    for (const play of allPlays()) {
      const { rows, text } = play.layout;
      expect(rows.length > 0).toBe(text === undefined);
      for (const row of rows) {
        expect(new Set(row.symbols).size).toBe(row.symbols.length);
        expect(row.labels?.length ?? row.symbols.length).toBe(row.symbols.length);
        expect(row.max).toBeLessThanOrEqual(row.symbols.length);
      }
    }
  });
});

import { every, fed, readOff, runningFrom, windows, type Row } from './row.ts';

const OVERSEAS = { ...fed('ssc'), isOverseas: true } as const;

/** 境外时时彩: five digits that are told from abroad. */
export const SSC_OVERSEAS: readonly Row[] = [
  {
    id: 12,
    code: 'HN1',
    name: { zh: '河内分分彩', en: 'Hanoi · 1 min' },
    ...OVERSEAS,
    ...every(60),
  },
  {
    id: 13,
    code: 'HN5',
    name: { zh: '河内五分彩', en: 'Hanoi · 5 min' },
    ...OVERSEAS,
    ...every(300),
  },
  {
    id: 14,
    code: 'TOK15',
    name: { zh: '东京1.5分彩', en: 'Tokyo · 90 s' },
    ...OVERSEAS,
    ...every(90),
  },
  {
    id: 15,
    code: 'KR15',
    name: { zh: '韩国1.5分彩', en: 'Korea · 90 s' },
    ...OVERSEAS,
    ...windows(90, runningFrom(2_400_001), ['7:01:30-29:00']),
  },
  {
    id: 16,
    code: 'TW5',
    name: { zh: '台湾五分彩', en: 'Taiwan · 5 min' },
    ...readOff('ssc', 'TWBINGO', 'kenoRank5'),
    isOverseas: true,
    ...windows(300, runningFrom(1_150_001), ['7:05-23:55']),
  },
  {
    id: 17,
    code: 'CA35',
    name: { zh: '加拿大3.5分彩', en: 'Canada · 3.5 min' },
    ...readOff('ssc', 'CAKENO', 'kenoRank5'),
    isOverseas: true,
    ...windows(210, runningFrom(3_250_001), ['21:00-44:00'], {
      mondayLateSeconds: 3_600,
      isSummerEarlier: true,
    }),
  },
  {
    id: 18,
    code: 'AU5',
    name: { zh: '澳洲幸运5', en: 'Australia 5' },
    ...OVERSEAS,
    ...every(300, runningFrom(1_200_001)),
  },
];

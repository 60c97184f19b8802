import { mills } from '../core/money.ts';
import type { Category } from './category.ts';

const allDay = (intervalSeconds: number) => ({ kind: 'allDay', intervalSeconds }) as const;
const dayNumber = (digits: number) => ({ kind: 'dayNumber', digits }) as const;

/** The lotteries of the house, one row each. Ids and schedules: plays.md section 6. */
export const CATEGORIES: readonly Category[] = [
  {
    id: 4,
    code: 'FFC',
    name: { zh: '一分时时彩', en: 'Five Digits · 1 min' },
    family: 'ssc',
    source: { kind: 'chain', program: 'ssc' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 1,
  },
  {
    id: 8,
    code: 'SSC3',
    name: { zh: '三分时时彩', en: 'Five Digits · 3 min' },
    family: 'ssc',
    source: { kind: 'chain', program: 'ssc' },
    schedule: allDay(180),
    closeLeadSeconds: 15,
    serial: dayNumber(3),
    sort: 2,
  },
  {
    id: 9,
    code: 'SSC5',
    name: { zh: '五分时时彩', en: 'Five Digits · 5 min' },
    family: 'ssc',
    source: { kind: 'chain', program: 'ssc' },
    schedule: allDay(300),
    closeLeadSeconds: 30,
    serial: dayNumber(3),
    sort: 3,
  },
  {
    id: 93,
    code: 'D31',
    name: { zh: '一分3D', en: 'Three Digits · 1 min' },
    family: 'd3',
    source: { kind: 'chain', program: 'd3' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 4,
  },
  {
    id: 96,
    code: 'FC3D',
    name: { zh: '福彩3D', en: 'State 3D' },
    family: 'd3',
    source: { kind: 'feed' },
    // 21:15, sale closes 21:00.
    schedule: { kind: 'daily', drawAtSeconds: 21 * 3_600 + 15 * 60 },
    closeLeadSeconds: 900,
    serial: { kind: 'yearNumber', digits: 3 },
    sort: 5,
  },
  {
    id: 35,
    code: 'K31',
    name: { zh: '一分快三', en: 'Three Dice · 1 min' },
    family: 'k3',
    source: { kind: 'chain', program: 'k3' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 6,
  },
  {
    id: 47,
    code: 'PK1',
    name: { zh: '一分赛车', en: 'Racing · 1 min' },
    family: 'pk10',
    source: { kind: 'chain', program: 'pk10' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 7,
  },
  {
    id: 48,
    code: 'PK3',
    name: { zh: '三分赛车', en: 'Racing · 3 min' },
    family: 'pk10',
    source: { kind: 'chain', program: 'pk10' },
    schedule: allDay(180),
    closeLeadSeconds: 15,
    serial: dayNumber(3),
    sort: 11,
  },
  {
    id: 56,
    code: 'KL81',
    name: { zh: '一分快乐8', en: 'Keno · 1 min' },
    family: 'kl8',
    source: { kind: 'chain', program: 'kl8' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    prizeLimit: mills(3_000_000_000n),
    sort: 8,
  },
  {
    id: 85,
    code: 'LHC1',
    name: { zh: '一分六合彩', en: 'Mark Six · 1 min' },
    family: 'lhc',
    source: { kind: 'chain', program: 'lhc' },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 9,
  },
  {
    id: 121,
    code: 'HXDS1',
    name: { zh: '哈希单双', en: 'Hash · Odd/Even' },
    family: 'hash',
    source: { kind: 'block', chain: 'tron', standIn: { kind: 'chain', program: 'hash' } },
    schedule: allDay(60),
    closeLeadSeconds: 10,
    serial: dayNumber(4),
    sort: 10,
  },
];

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]));

export const categoryOf = (id: number): Category | undefined => BY_ID.get(id);
export const categoryByCode = (code: string): Category | undefined =>
  CATEGORIES.find((category) => category.code === code);

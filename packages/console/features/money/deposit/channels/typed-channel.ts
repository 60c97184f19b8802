// Rules of a channel as they are typed, and as they are sent. Pure.
import { formatAmount, readAmountText } from '@fairlot/rules/core/amount-text';
import { MOST_OF_DEPOSIT } from '@fairlot/rules/check/deposit';
import type { Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { CHANNEL_BOUNDS, type ChannelRules, plainChannel } from '@fairlot/wire/money/deposit';
import { hundredthsText, readHundredths } from '../../../staff/publishing/index.ts';
import { FAULTS } from './text.ts';

/** Parts that are typed; amounts, clocks and a moment of the site, and whole numbers. */
export const LINES = [
  'zh',
  'en',
  'min',
  'max',
  'step',
  'fixed',
  'feeRate',
  'bonusRate',
  'bonusTimes',
  'from',
  'to',
  'dayMost',
  'minutes',
  'sort',
  'mostFails',
  'layers',
  'maintenanceUntil',
  'maintenanceZh',
  'maintenanceEn',
] as const;
export type Line = (typeof LINES)[number];
export const SWITCHES = ['isOn', 'needsName', 'needsBank', 'needsCard'] as const;
export type SwitchName = (typeof SWITCHES)[number];
export type TypedChannel = { readonly [line in Line]: string } & {
  readonly [name in SwitchName]: boolean;
};

const amountOf = (amount: bigint): string => formatAmount(amount as Money).replaceAll(',', '');

/** What a channel more begins with. */
export const NEW_CHANNEL: TypedChannel = {
  zh: '',
  en: '',
  min: '10',
  max: '5000',
  step: '0.001',
  fixed: '',
  feeRate: '0',
  bonusRate: '0',
  bonusTimes: '0',
  from: '',
  to: '',
  dayMost: '',
  minutes: '15',
  sort: '0',
  mostFails: '5',
  layers: '',
  maintenanceUntil: '',
  maintenanceZh: '',
  maintenanceEn: '',
  isOn: false,
  needsName: false,
  needsBank: false,
  needsCard: false,
};

export function typedOf(rules: ChannelRules): TypedChannel {
  const plain = plainChannel({ type: 'ALIPAY_QR', provider: '' }, rules);
  return {
    zh: plain.zh,
    en: plain.en,
    min: amountOf(rules.Min),
    max: amountOf(rules.Max),
    step: amountOf(rules.Step),
    fixed: rules.FixedAmounts.map(amountOf).join(' '),
    feeRate: hundredthsText(rules.FeeRate),
    bonusRate: hundredthsText(rules.BonusRate),
    bonusTimes: hundredthsText(rules.BonusTimes),
    from: plain.from ?? '',
    to: plain.to ?? '',
    dayMost: rules.DayMost === null ? '' : amountOf(rules.DayMost),
    minutes: String(rules.Minutes),
    sort: String(rules.Sort),
    mostFails: String(rules.MostFails),
    layers: rules.Layers.join(' '),
    maintenanceUntil: plain.maintenanceUntil ?? '',
    maintenanceZh: rules.MaintenanceText.zh,
    maintenanceEn: rules.MaintenanceText.en,
    isOn: rules.IsOn,
    needsName: rules.NeedsName,
    needsBank: rules.NeedsBank,
    needsCard: rules.NeedsCard,
  };
}

export type Faults = { readonly [line in Line]?: Bilingual };

function amount(typed: string): Money | undefined {
  const read = readAmountText(typed.trim());
  return read !== undefined && read > 0n && read <= MOST_OF_DEPOSIT ? read : undefined;
}

function whole(typed: string, least: number, most: number): number | undefined {
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : -1;
  return number >= least && number <= most ? number : undefined;
}

/** Minutes after midnight; undefined of nonsense. */
function minuteOf(typed: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(typed.trim()) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}

const amountsOf = (typed: string): (Money | undefined)[] =>
  typed.trim() === '' ? [] : typed.trim().split(/\s+/).map(amount);

/** Numbers of layers, parted by spaces; undefined of nonsense. */
export function layersOf(typed: string): readonly number[] | undefined {
  const parts = typed.trim() === '' ? [] : typed.trim().split(/\s+/);
  const isGood = parts.length <= 50 && parts.every((part) => /^[1-9]\d{0,8}$/.test(part));
  return isGood ? [...new Set(parts.map(Number))] : undefined;
}

/** Bounds of percentages and multiples, in hundredths. */
const RATES = {
  feeRate: CHANNEL_BOUNDS.feeRate,
  bonusRate: CHANNEL_BOUNDS.bonusRate,
  bonusTimes: CHANNEL_BOUNDS.bonusTimes,
} as const;
type Rate = keyof typeof RATES;

const NUMBERS = {
  minutes: [1, CHANNEL_BOUNDS.minutes],
  sort: [0, CHANNEL_BOUNDS.sort],
  mostFails: [1, CHANNEL_BOUNDS.fails],
} as const;

/** What is wrong with what is typed, line by line. */
export function faultsOf(typed: TypedChannel): Faults {
  const [min, max, step] = [amount(typed.min), amount(typed.max), amount(typed.step)];
  const fixed = amountsOf(typed.fixed);
  // Where the bound itself is wrong, that alone is said.
  const most = max !== undefined && max >= (min ?? 0n) ? max : MOST_OF_DEPOSIT;
  const isFixedGood =
    fixed.length <= CHANNEL_BOUNDS.fixed &&
    fixed.every(
      (each) =>
        each !== undefined && each >= (min ?? 0n) && each <= most && each % (step ?? 1n) === 0n,
    );
  const hours = [typed.from, typed.to].map((clock) => clock.trim());
  const isAllDay = hours.every((clock) => clock === '');
  const [from, to] = [minuteOf(typed.from), minuteOf(typed.to)];
  // Something can be paid: a multiple of the step lies between the bounds.
  const isReached =
    min === undefined || max === undefined || max < min || step === undefined
      ? true
      : max - (max % step) >= min;
  const until = readMoment(typed.maintenanceUntil);
  const isSaid = typed.maintenanceZh.trim() !== '' && typed.maintenanceEn.trim() !== '';
  const wrong = Object.entries(NUMBERS).filter(
    ([line, [least, most]]) =>
      whole(typed[line as keyof typeof NUMBERS], least, most) === undefined,
  );
  const badRates = (Object.keys(RATES) as Rate[]).filter(
    (line) => readHundredths(typed[line], 0, RATES[line]) === undefined,
  );
  return {
    ...(typed.zh.trim() === '' && { zh: FAULTS.name }),
    ...(typed.en.trim() === '' && { en: FAULTS.name }),
    ...(min === undefined && { min: FAULTS.amount }),
    ...((max === undefined || (min !== undefined && max < min)) && { max: FAULTS.max }),
    ...(step === undefined && { step: FAULTS.amount }),
    ...(!isReached && { step: FAULTS.step }),
    ...(!isFixedGood && { fixed: FAULTS.fixed }),
    ...(!isAllDay && from === undefined && { from: FAULTS.hours }),
    ...(!isAllDay && to === undefined && { to: FAULTS.hours }),
    ...(from !== undefined && from === to && { to: FAULTS.noTime }),
    ...(typed.dayMost.trim() !== '' &&
      amount(typed.dayMost) === undefined && { dayMost: FAULTS.amount }),
    ...(layersOf(typed.layers) === undefined && { layers: FAULTS.layers }),
    ...(until === null && { maintenanceUntil: FAULTS.moment }),
    ...(typeof until === 'number' && !isSaid && { maintenanceZh: FAULTS.words }),
    ...Object.fromEntries(badRates.map((line) => [line, FAULTS.rate(RATES[line] / 100)])),
    ...Object.fromEntries(
      wrong.map(([line, [least, most]]) => [line, FAULTS.between(least, most)]),
    ),
  };
}

/** What is sent; only of what has no fault. */
export function rulesOf(typed: TypedChannel): ChannelRules {
  const number = (line: keyof typeof NUMBERS): number => Number(typed[line]);
  const rate = (line: Rate): number => readHundredths(typed[line], 0, RATES[line]) ?? 0;
  const needed = (line: string): Money => amount(line) ?? (1n as Money);
  return {
    Name: typed.zh.trim(),
    NameEn: typed.en.trim(),
    Min: needed(typed.min),
    Max: needed(typed.max),
    Step: needed(typed.step),
    FixedAmounts: amountsOf(typed.fixed).filter((each) => each !== undefined),
    FeeRate: rate('feeRate'),
    BonusRate: rate('bonusRate'),
    BonusTimes: rate('bonusTimes'),
    NeedsName: typed.needsName,
    NeedsBank: typed.needsBank,
    NeedsCard: typed.needsCard,
    FromMinute: minuteOf(typed.from) ?? null,
    ToMinute: minuteOf(typed.to) ?? null,
    DayMost: typed.dayMost.trim() === '' ? null : needed(typed.dayMost),
    Minutes: number('minutes'),
    Sort: number('sort'),
    IsOn: typed.isOn,
    Layers: [...(layersOf(typed.layers) ?? [])],
    MostFails: number('mostFails'),
    MaintenanceUntil: readMoment(typed.maintenanceUntil) ?? null,
    MaintenanceText: { zh: typed.maintenanceZh.trim(), en: typed.maintenanceEn.trim() },
  };
}

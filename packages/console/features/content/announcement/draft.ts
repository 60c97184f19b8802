// A draft as it is typed, and as the contract takes it. Pure.
import type { AnnouncementType } from '@fairlot/rules/check/announcement-types';
import { isProse } from '@fairlot/rules/check/prose';
import { isLine } from '@fairlot/rules/lottery/game';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import {
  NOTICE_BOUNDS,
  type DraftContent,
  type DraftRow,
} from '@fairlot/wire/content/announcement';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { NOTHING, type ActValues } from '../../staff/operator/act-form/index.ts';
import { FAULTS } from './text.ts';

/** What somebody is about to do. */
export type DraftAct =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'remove' | 'publish' | 'withdraw' | 'preview';
      readonly row: DraftRow;
    };

type Lines = 'titleZh' | 'titleEn' | 'bodyZh' | 'bodyEn' | 'account' | 'from' | 'until';
export type Values = ActValues & { readonly [field in Lines]: string } & {
  readonly type: AnnouncementType;
  readonly audience: DraftContent['Audience']['Kind'];
  readonly isPinned: boolean;
  readonly isMustRead: boolean;
};

export const BLANK: Values = {
  ...NOTHING,
  type: 'system',
  titleZh: '',
  titleEn: '',
  bodyZh: '',
  bodyEn: '',
  audience: 'all',
  account: '',
  from: '',
  until: '',
  isPinned: false,
  isMustRead: false,
};

/** To the minute, as `readMoment` takes it. */
const typedOf = (ms: number | null): string => (ms === null ? '' : siteTimeOf(ms).slice(0, 16));

export const valuesOf = ({ Title, Body, Audience, ...row }: DraftRow): Values => ({
  ...NOTHING,
  type: row.Type,
  titleZh: Title.zh,
  titleEn: Title.en,
  bodyZh: Body.zh,
  bodyEn: Body.en,
  audience: Audience.Kind,
  account: Audience.Kind === 'below' ? Audience.Account : '',
  from: typedOf(row.From),
  until: typedOf(row.Until),
  isPinned: row.IsPinned,
  isMustRead: row.IsMustRead,
});

const isTitle = (line: string): boolean => isLine(line.trim(), NOTICE_BOUNDS.title);
const isBody = (typed: string): boolean => isProse(typed.trim(), NOTICE_BOUNDS.body);

export function faultsOf(values: Values) {
  const [from, until] = [readMoment(values.from), readMoment(values.until)];
  const isBackward = typeof from === 'number' && typeof until === 'number' && until <= from;
  return {
    ...(!isTitle(values.titleZh) && { titleZh: FAULTS.title }),
    ...(!isTitle(values.titleEn) && { titleEn: FAULTS.title }),
    ...(!isBody(values.bodyZh) && { bodyZh: FAULTS.body }),
    ...(!isBody(values.bodyEn) && { bodyEn: FAULTS.body }),
    ...(values.audience === 'below' && values.account.trim() === '' && { account: FAULTS.account }),
    ...(from === null && { from: FAULTS.time }),
    ...(isBackward && { until: FAULTS.order }),
    ...(until === null && { until: FAULTS.time }),
  };
}

export const contentOf = (values: Values): DraftContent => ({
  Type: values.type,
  Title: { zh: values.titleZh.trim(), en: values.titleEn.trim() },
  Body: { zh: values.bodyZh.trim(), en: values.bodyEn.trim() },
  IsPinned: values.isPinned,
  IsMustRead: values.isMustRead,
  Audience:
    values.audience === 'below'
      ? { Kind: 'below', Account: values.account.trim() }
      : { Kind: values.audience },
  From: readMoment(values.from) ?? null,
  Until: readMoment(values.until) ?? null,
});

import * as z from 'zod/mini';
import { isSitePath } from '@fairlot/rules/check/prose';
import { refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import {
  type BANNER_CODES,
  BANNER_BOUNDS,
  type BannerRules,
  type bannerConsole,
  bannerPicture,
  LANGUAGES,
} from '@fairlot/wire/content/banner';
import type { Input, Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import type { Person, ProposalRow } from '../../staff/operator/proposals/index.ts';
import { proposePublishing, type Publishing, publishingAct } from '../../staff/publishing/index.ts';
import {
  type BannerLine,
  holdBanner,
  insertBanner,
  touchUpload,
  listBanners,
  updateBanner,
} from './store.ts';

const PlainBanner = z.object({
  picture: bannerPicture,
  titleZh: z.string(),
  titleEn: z.string(),
  link: z.string(),
  languages: z.array(z.enum(LANGUAGES)),
  /** In the time of the site, to the minute; empty: at once, and until it is taken off. */
  showFrom: z.string(),
  showUntil: z.string(),
  sort: z.int(),
  isShown: z.boolean(),
});
type PlainBanner = z.output<typeof PlainBanner>;

const momentOf = (ms: number | bigint | null): string =>
  ms === null ? '' : siteTimeOf(Number(ms)).slice(0, 16).replace('T', ' ');
const msOf = (moment: string): number | null => readMoment(moment) ?? null;

const rowOf = (plain: PlainBanner) => ({
  picture: plain.picture,
  title_zh: plain.titleZh,
  title_en: plain.titleEn,
  link: plain.link,
  languages: plain.languages,
  from_ms: msOf(plain.showFrom),
  until_ms: msOf(plain.showUntil),
  sort: plain.sort,
  is_shown: plain.isShown,
});

const plainOf = (row: BannerLine): PlainBanner => ({
  picture: row.picture,
  titleZh: row.title_zh,
  titleEn: row.title_en,
  link: row.link,
  languages: row.languages,
  showFrom: momentOf(row.from_ms),
  showUntil: momentOf(row.until_ms),
  sort: row.sort,
  isShown: row.is_shown,
});

const plainRules = (rules: BannerRules): PlainBanner => ({
  picture: rules.Picture,
  titleZh: rules.Title.trim(),
  titleEn: rules.TitleEn.trim(),
  link: rules.Link.trim(),
  languages: LANGUAGES.filter((language) => rules.Languages.includes(language)),
  showFrom: momentOf(rules.From),
  showUntil: momentOf(rules.Until),
  sort: rules.Sort,
  isShown: rules.IsShown,
});

/** What is wrong with a banner, whoever wants it. */
function faultOf(plain: PlainBanner): 'BAD_TITLE' | 'BAD_LINK' | 'BAD_TIMES' | undefined {
  const { titleZh, titleEn, link, showFrom, showUntil } = plain;
  if (![titleZh, titleEn].every((line) => isLine(line, BANNER_BOUNDS.title))) return 'BAD_TITLE';
  if (link !== '' && !isSitePath(link)) return 'BAD_LINK';
  // One that no calendar has would be none: shown at once, or for good.
  if ([showFrom, showUntil].some((moment) => readMoment(moment) === null)) return 'BAD_TIMES';
  const [from, until] = [msOf(showFrom), msOf(showUntil)];
  return from !== null && until !== null && until <= from ? 'BAD_TIMES' : undefined;
}

/** Banners of Home: one operator edits, another publishes, and every version is kept (product 3.12). */
export const BANNERS: Publishing<PlainBanner> = {
  kind: 'banner',
  permission: 'banner.home.publish',
  rules: PlainBanner,
  check: (rules) => (faultOf(rules) ? 'OUT_OF_BOUNDS' : undefined),
  read: async (tx, id) => {
    const row = await holdBanner(tx, Number(id));
    return row && plainOf(row);
  },
  write: (tx, id, plain) => updateBanner(tx, Number(id), rowOf(plain)),
  // Of two proposals that wait the second may be one too many by then.
  add: async (tx, plain) =>
    (await insertBanner(tx, rowOf(plain), BANNER_BOUNDS.banners))?.toString(),
};
export const bannerAct = publishingAct(BANNERS);

type PublishBannerInput = Pick<
  Input<typeof bannerConsole.proposeBanner>,
  'Banner' | 'Rules' | 'At'
>;

/** Asks another operator to publish a banner as it is edited, or one more. Its picture stays until that is decided, and with whatever comes of it. */
export async function proposeBanner(
  db: Db,
  maker: Person,
  { Banner, Rules, At: atMs }: PublishBannerInput,
  reason: string,
): Promise<Result<ProposalRow, Refusal<typeof BANNER_CODES>>> {
  const rules = plainRules(Rules);
  const fault = faultOf(rules);
  if (fault) return refused({ code: fault });
  const { banners: most } = BANNER_BOUNDS;
  if (Banner === null && (await listBanners(db)).length >= most) {
    return refused({ code: 'BANNERS_FULL', params: { most } });
  }
  if (!(await touchUpload(db, rules.picture))) return refused({ code: 'NO_PICTURE' });
  const id = Banner === null ? undefined : String(Banner.Id);
  return proposePublishing(
    db,
    BANNERS,
    maker,
    { id, seen: Banner?.Seen ?? 1, rules, atMs },
    reason,
  );
}

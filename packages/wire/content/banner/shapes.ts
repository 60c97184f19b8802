import * as z from 'zod/mini';
import { text, timestamp } from '../../core/index.ts';
import { waits } from '../../staff/publishing/shapes.ts';

/**
 * Characters of a title and of a link; banners of a site and those of them that are shown together; the last position in
 * their order; pictures that were uploaded and nothing refers to, of all operators and of one.
 */
export const BANNER_BOUNDS = {
  title: 80,
  link: 200,
  banners: 50,
  shown: 10,
  sort: 10_000,
  uploads: 100,
  ownUploads: 20,
} as const;

export const LANGUAGES = ['zh', 'en'] as const;
const languages = z.array(z.enum(LANGUAGES)).check(z.minLength(1), z.maxLength(LANGUAGES.length));
export const bannerId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** A picture that was uploaded: the hash of what was made of it. */
export const bannerPicture = z.string().check(z.regex(/^[0-9a-f]{64}\.webp$/));
const title = text.check(z.maxLength(BANNER_BOUNDS.title));

/** What a player sees on Home. */
export const Banner = z.object({
  Id: z.int(),
  /** Where the picture is. */
  FilePath: z.string(),
  /** What the picture says, for who does not see it. */
  Title: z.string(),
  /** The same in English. */
  TitleEn: z.string(),
  /** A path of this site; empty: it leads nowhere. */
  Link: z.string(),
  Languages: languages,
});
export type Banner = z.output<typeof Banner>;

/** A banner as operators edit it. */
export const BannerRules = z.strictObject({
  Picture: bannerPicture,
  Title: title,
  TitleEn: title,
  Link: z.string().check(z.maxLength(BANNER_BOUNDS.link)),
  /** Who reads one of these sees it. */
  Languages: languages,
  /** Null: at once, and until it is taken off; to the minute. */
  From: z.nullable(timestamp),
  Until: z.nullable(timestamp),
  Sort: z.int().check(z.minimum(0), z.maximum(BANNER_BOUNDS.sort)),
  /** Players see it, within its time. */
  IsShown: z.boolean(),
});
export type BannerRules = z.output<typeof BannerRules>;

/** `off`: not shown, whatever its time. `waiting`: its time comes. */
export const BANNER_STATES = ['off', 'waiting', 'shown', 'over'] as const;

export const BannerRow = z.object({
  Id: z.int(),
  Version: z.int(),
  ...waits,
  FilePath: z.string(),
  State: z.enum(BANNER_STATES),
  Rules: BannerRules,
});
export type BannerRow = z.output<typeof BannerRow>;

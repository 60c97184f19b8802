import type { Bilingual } from '@fairlot/rules/core/text';
import type { Output } from '@fairlot/wire/core';
import type { downloadHttp } from '@fairlot/wire/site/download';
import { text } from './text.ts';

export type Config = Output<typeof downloadHttp.getAFKConfig>;
export type Facts = NonNullable<Config['AndroidFile']>;

/** One file that somebody may fetch. */
export type Offer = {
  readonly name: Bilingual;
  readonly url: string;
  readonly file: Facts | null;
  /** What iOS installs of: in place of a file. */
  readonly plist?: string;
};

const existing = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ url, plist }) => url !== '' || Boolean(plist));

/** What each tab of the group has, by its name (spec section 2); a tab that has nothing is not there. */
export const offersOf = (config: Config): Readonly<Record<TabId, readonly Offer[]>> => ({
  MobileClient: existing([
    { name: text.android, url: config.AndroidUrl, file: config.AndroidFile },
    { name: text.ios, url: config.IOSUrl, file: config.IOSFile, plist: config.IOSPlistPath },
  ]),
  AFKPc: existing([{ name: text.pc, url: config.AFKPcUrl, file: config.AFKPcFile }]),
  AFKMobile: existing([
    { name: text.android, url: config.AFKAndroidUrl, file: config.AFKAndroidFile },
    { name: text.ios, url: config.AFKiosUrl, file: config.AFKiosFile },
  ]),
});

export const TABS = ['MobileClient', 'AFKPc', 'AFKMobile'] as const;
export type TabId = (typeof TABS)[number];

/** An address as a page may lead to it; what operators set is https, and whatever else is none. */
export const hrefOf = ({ url, plist }: Offer): string | undefined => {
  const isSafe = (address: string) => URL.parse(address)?.protocol === 'https:';
  if (plist && isSafe(plist)) {
    return `itms-services://?action=download-manifest&url=${encodeURIComponent(plist)}`;
  }
  return isSafe(url) ? url : undefined;
};

/** Bytes in the unit that people read: MB of 1,000,000 bytes. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

import type { Manifest } from '../registry/manifest.ts';
import { staff } from './staff/index.ts';
import { account } from './account/index.ts';
import { content } from './content/index.ts';
import { money } from './money/index.ts';
import { play } from './play/index.ts';
import { team } from './team/index.ts';
import { community } from './community/index.ts';
import { backOffice } from './back-office/index.ts';
import { operations } from './operations/index.ts';

/** The features of the console, domain by domain. */
export const features: readonly Manifest[] = [
  ...staff,
  ...account,
  ...content,
  ...money,
  ...play,
  ...team,
  ...community,
  ...backOffice,
  ...operations,
];

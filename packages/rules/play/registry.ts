import { D3 } from './d3/face.ts';
import { DLT } from './dlt/face.ts';
import { HASH } from './hash/face.ts';
import { K3 } from './k3/face.ts';
import { KL10 } from './kl10/face.ts';
import { KL8 } from './kl8/face.ts';
import { LHC } from './lhc/face.ts';
import { PC28 } from './pc28/face.ts';
import { PK10 } from './pk10/face.ts';
import { PL5 } from './pl5/face.ts';
import { QLC } from './qlc/face.ts';
import { QXC } from './qxc/face.ts';
import { SSC } from './ssc/face.ts';
import { SSQ } from './ssq/face.ts';
import { X5 } from './x5/face.ts';
import type { FamilyEntry } from './family.ts';

/** Every family, a line each, in the order in which lists show them. */
export const FAMILIES: readonly FamilyEntry[] = [
  {
    ...SSC,
    open: async () => (await import('./ssc/index.ts')).family,
    load: async () => (await import('./ssc/plays.ts')).ssc,
    loadFirst: async () => (await import('./ssc/fixed.ts')).fixed,
  },
  {
    ...D3,
    open: async () => (await import('./d3/index.ts')).family,
    load: async () => (await import('./d3/plays.ts')).d3,
    loadFirst: async () => (await import('./d3/fixed.ts')).fixed,
  },
  {
    ...X5,
    open: async () => (await import('./x5/index.ts')).family,
    load: async () => (await import('./x5/plays.ts')).x5,
    loadFirst: async () => (await import('./x5/fixed.ts')).fixed,
  },
  {
    ...K3,
    open: async () => (await import('./k3/index.ts')).family,
    load: async () => (await import('./k3/plays.ts')).k3,
    loadFirst: async () => (await import('./k3/sum.ts')).sum,
  },
  {
    ...PK10,
    open: async () => (await import('./pk10/index.ts')).family,
    load: async () => (await import('./pk10/plays.ts')).pk10,
    loadFirst: async () => (await import('./pk10/front2.ts')).front2,
  },
  {
    ...KL8,
    open: async () => (await import('./kl8/index.ts')).family,
    load: async () => (await import('./kl8/plays.ts')).kl8,
    loadFirst: async () => (await import('./kl8/pick.ts')).pick,
  },
  {
    ...KL10,
    open: async () => (await import('./kl10/index.ts')).family,
    load: async () => (await import('./kl10/plays.ts')).kl10,
    loadFirst: async () => [(await import('./kl10/fixed.ts')).fixed],
  },
  {
    ...PC28,
    open: async () => (await import('./pc28/index.ts')).family,
    load: async () => (await import('./pc28/plays.ts')).pc28,
    loadFirst: async () => (await import('./pc28/sides.ts')).sides,
  },
  {
    ...LHC,
    open: async () => (await import('./lhc/index.ts')).family,
    load: async () => (await import('./lhc/plays.ts')).lhc,
    loadFirst: async () => (await import('./lhc/special-number.ts')).specialNumber,
    isTabCut: true,
  },
  {
    ...SSQ,
    open: async () => (await import('./ssq/index.ts')).family,
    load: async () => (await import('./ssq/plays.ts')).ssq,
    loadFirst: async () => (await import('./ssq/standard.ts')).standard,
  },
  {
    ...DLT,
    open: async () => (await import('./dlt/index.ts')).family,
    load: async () => (await import('./dlt/plays.ts')).dlt,
  },
  {
    ...QXC,
    open: async () => (await import('./qxc/index.ts')).family,
    load: async () => (await import('./qxc/plays.ts')).qxc,
  },
  {
    ...QLC,
    open: async () => (await import('./qlc/index.ts')).family,
    load: async () => (await import('./qlc/plays.ts')).qlc,
  },
  {
    ...PL5,
    open: async () => (await import('./pl5/index.ts')).family,
    load: async () => (await import('./pl5/plays.ts')).pl5,
    loadFirst: async () => (await import('./pl5/plays.ts')).pl5,
  },
  {
    ...HASH,
    open: async () => (await import('./hash/index.ts')).family,
    load: async () => (await import('./hash/plays.ts')).hash,
    loadFirst: async () => (await import('./hash/tail.ts')).tail,
  },
];

const BY_CODE = new Map(FAMILIES.map((family) => [family.code, family]));

/** The family of a code; undefined for one that is not known here. */
export const findFamily = (code: string): FamilyEntry | undefined => BY_CODE.get(code);

/** The families whose plays a game of a family has: its own, and the one that it shares. */
export function familiesPlayed(code: string): readonly FamilyEntry[] {
  const own = BY_CODE.get(code);
  const shared = BY_CODE.get(own?.shares ?? '');
  return [own, shared].filter((entry) => entry !== undefined);
}

/** The family of a play, by the code of the play: `ssc.star5.direct`. */
export const familyOfPlay = (play: string): FamilyEntry | undefined =>
  BY_CODE.get(play.slice(0, play.indexOf('.')));

import type { FactColumn, TrendSeries } from './family.ts';

/** What is told of many draws of a family. It comes apart from the registry, which first views hold. */
export type FamilyPast = {
  /** The derived columns of its draw history. */
  loadColumns(): Promise<readonly FactColumn[]>;
  /** What the trend beside the board shows. */
  loadTrends(): Promise<readonly TrendSeries[]>;
};

/** Every family of the registry, by its code. */
export const PAST: { readonly [code: string]: FamilyPast } = {
  ssc: {
    loadColumns: async () => (await import('./ssc/columns.ts')).columns,
    loadTrends: async () => (await import('./ssc/trends.ts')).trends,
  },
  d3: {
    loadColumns: async () => (await import('./d3/columns.ts')).columns,
    loadTrends: async () => (await import('./d3/trends.ts')).trends,
  },
  x5: {
    loadColumns: async () => (await import('./x5/columns.ts')).columns,
    loadTrends: async () => (await import('./x5/trends.ts')).trends,
  },
  k3: {
    loadColumns: async () => (await import('./k3/columns.ts')).columns,
    loadTrends: async () => (await import('./k3/trends.ts')).trends,
  },
  pk10: {
    loadColumns: async () => (await import('./pk10/columns.ts')).columns,
    loadTrends: async () => (await import('./pk10/trends.ts')).trends,
  },
  kl8: {
    loadColumns: async () => (await import('./kl8/columns.ts')).columns,
    loadTrends: async () => (await import('./kl8/trends.ts')).trends,
  },
  kl10: {
    loadColumns: async () => (await import('./kl10/columns.ts')).columns,
    loadTrends: async () => (await import('./kl10/trends.ts')).trends,
  },
  pc28: {
    loadColumns: async () => (await import('./pc28/columns.ts')).columns,
    loadTrends: async () => (await import('./pc28/trends.ts')).trends,
  },
  lhc: {
    loadColumns: async () => (await import('./lhc/columns.ts')).columns,
    loadTrends: async () => (await import('./lhc/trends.ts')).trends,
  },
  ssq: {
    loadColumns: async () => (await import('./ssq/columns.ts')).columns,
    loadTrends: async () => (await import('./ssq/trends.ts')).trends,
  },
  dlt: {
    loadColumns: async () => (await import('./dlt/columns.ts')).columns,
    loadTrends: async () => (await import('./dlt/trends.ts')).trends,
  },
  qxc: {
    loadColumns: async () => (await import('./qxc/columns.ts')).columns,
    loadTrends: async () => (await import('./qxc/trends.ts')).trends,
  },
  qlc: {
    loadColumns: async () => (await import('./qlc/columns.ts')).columns,
    loadTrends: async () => (await import('./qlc/trends.ts')).trends,
  },
  pl5: {
    loadColumns: async () => (await import('./pl5/columns.ts')).columns,
    loadTrends: async () => (await import('./pl5/trends.ts')).trends,
  },
  hash: {
    loadColumns: async () => (await import('./hash/columns.ts')).columns,
    loadTrends: async () => (await import('./hash/trends.ts')).trends,
  },
};

import type { Chart } from './trend/chart.ts';
import type { FactColumn, TrendSeries } from './family.ts';

/** What is told of many draws of a family. It comes apart from the registry, which first views hold. */
export type FamilyPast = {
  /** The derived columns of its draw history. */
  loadColumns(): Promise<readonly FactColumn[]>;
  /** What the trend beside the board shows. */
  loadTrends(): Promise<readonly TrendSeries[]>;
  /** What the page of its charts shows. */
  loadCharts(): Promise<readonly Chart[]>;
};

/** Every family of the registry, by its code. */
export const PAST: { readonly [code: string]: FamilyPast } = {
  ssc: {
    loadColumns: async () => (await import('./ssc/columns.ts')).columns,
    loadTrends: async () => (await import('./ssc/trends.ts')).trends,
    loadCharts: async () => (await import('./ssc/charts.ts')).charts,
  },
  d3: {
    loadColumns: async () => (await import('./d3/columns.ts')).columns,
    loadTrends: async () => (await import('./d3/trends.ts')).trends,
    loadCharts: async () => (await import('./d3/charts.ts')).charts,
  },
  x5: {
    loadColumns: async () => (await import('./x5/columns.ts')).columns,
    loadTrends: async () => (await import('./x5/trends.ts')).trends,
    loadCharts: async () => (await import('./x5/charts.ts')).charts,
  },
  k3: {
    loadColumns: async () => (await import('./k3/columns.ts')).columns,
    loadTrends: async () => (await import('./k3/trends.ts')).trends,
    loadCharts: async () => (await import('./k3/charts.ts')).charts,
  },
  pk10: {
    loadColumns: async () => (await import('./pk10/columns.ts')).columns,
    loadTrends: async () => (await import('./pk10/trends.ts')).trends,
    loadCharts: async () => (await import('./pk10/charts.ts')).charts,
  },
  kl8: {
    loadColumns: async () => (await import('./kl8/columns.ts')).columns,
    loadTrends: async () => (await import('./kl8/trends.ts')).trends,
    loadCharts: async () => (await import('./kl8/charts.ts')).charts,
  },
  kl10: {
    loadColumns: async () => (await import('./kl10/columns.ts')).columns,
    loadTrends: async () => (await import('./kl10/trends.ts')).trends,
    loadCharts: async () => (await import('./kl10/charts.ts')).charts,
  },
  pc28: {
    loadColumns: async () => (await import('./pc28/columns.ts')).columns,
    loadTrends: async () => (await import('./pc28/trends.ts')).trends,
    loadCharts: async () => (await import('./pc28/charts.ts')).charts,
  },
  lhc: {
    loadColumns: async () => (await import('./lhc/columns.ts')).columns,
    loadTrends: async () => (await import('./lhc/trends.ts')).trends,
    loadCharts: async () => (await import('./lhc/charts.ts')).charts,
  },
  ssq: {
    loadColumns: async () => (await import('./ssq/columns.ts')).columns,
    loadTrends: async () => (await import('./ssq/trends.ts')).trends,
    loadCharts: async () => (await import('./ssq/charts.ts')).charts,
  },
  dlt: {
    loadColumns: async () => (await import('./dlt/columns.ts')).columns,
    loadTrends: async () => (await import('./dlt/trends.ts')).trends,
    loadCharts: async () => (await import('./dlt/charts.ts')).charts,
  },
  qxc: {
    loadColumns: async () => (await import('./qxc/columns.ts')).columns,
    loadTrends: async () => (await import('./qxc/trends.ts')).trends,
    loadCharts: async () => (await import('./qxc/charts.ts')).charts,
  },
  qlc: {
    loadColumns: async () => (await import('./qlc/columns.ts')).columns,
    loadTrends: async () => (await import('./qlc/trends.ts')).trends,
    loadCharts: async () => (await import('./qlc/charts.ts')).charts,
  },
  pl5: {
    loadColumns: async () => (await import('./pl5/columns.ts')).columns,
    loadTrends: async () => (await import('./pl5/trends.ts')).trends,
    loadCharts: async () => (await import('./pl5/charts.ts')).charts,
  },
  hash: {
    loadColumns: async () => (await import('./hash/columns.ts')).columns,
    loadTrends: async () => (await import('./hash/trends.ts')).trends,
    loadCharts: async () => (await import('./hash/charts.ts')).charts,
  },
};

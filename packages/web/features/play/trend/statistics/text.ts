/** Words of the statistics of a game. */
export const STATISTICS = {
  figures: { zh: '统计', en: 'Statistics' },
  value: { zh: '号码', en: 'Value' },
  block: { zh: '位置', en: 'Of' },
  share: { zh: '占比 %', en: 'Share %' },
  heat: { zh: '近 20 期冷热', en: 'Last 20' },
  hot: { zh: '热', en: 'Hot' },
  warm: { zh: '温', en: 'Warm' },
  cold: { zh: '冷', en: 'Cold' },
} as const;

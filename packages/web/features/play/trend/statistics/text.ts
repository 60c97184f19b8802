/** Words of the statistics of a game. */
export const STATISTICS = {
  figures: { zh: '统计', en: 'Statistics' },
  value: { zh: '号码', en: 'Value' },
  block: { zh: '位置', en: 'Of' },
  share: { zh: '占比 %', en: 'Share %' },
  heat: { zh: '近 20 期冷热', en: 'Last 20' },
  fewDraws: {
    zh: (least: number, drawn: number) => `冷热需至少 ${least} 期，现有 ${drawn} 期。`,
    en: (least: number, drawn: number) =>
      `Hot and cold need at least ${least} draws; there ${drawn === 1 ? 'is 1' : `are ${drawn}`} so far.`,
  },
  hot: { zh: '热', en: 'Hot' },
  warm: { zh: '温', en: 'Warm' },
  cold: { zh: '冷', en: 'Cold' },
} as const;

/** Words of a chart whose columns can be bet on. */
export const CHART_PICKS = {
  picked: {
    zh: (count: number) => `已选 ${count} 个，在投注区里`,
    en: (count: number) => `${count} picked, on the pad`,
  },
  bet: { zh: '去投注', en: 'Place a bet' },
} as const;

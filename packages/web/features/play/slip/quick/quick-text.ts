/** Words of bets that are placed at the press. */
export const QUICK = {
  skip: { zh: '以后直接投注，不再询问', en: 'From now on place at once, without asking' },
  on: { zh: '快捷投注：一按即投', en: 'Quick bet: one press places' },
  above: { zh: '超过此金额仍询问（元）', en: 'Ask all the same above (¥)' },
  bounds: { zh: '1 到 100,000 元', en: '¥1 to ¥100,000' },
  where: {
    zh: '可在设置里关闭；追号每次都询问',
    en: 'Turn it off in the settings; schedules always ask',
  },
  over: {
    zh: (limit: string) => `超过快捷投注上限 ${limit}，请确认`,
    en: (limit: string) => `Above your limit of ${limit} for quick bets: please confirm`,
  },
} as const;

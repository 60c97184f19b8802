/** Words of the list of recent draws. */
export const DRAWS = {
  recentDraws: { zh: '近期开奖', en: 'Recent draws' },
  animals: { zh: '生肖', en: 'Animals' },
  none: { zh: '还没有开奖记录', en: 'No draws yet' },
  unread: { zh: '开奖记录没有取到', en: 'Draws could not be read' },
  more: { zh: '更多', en: 'More' },
  verifyIssue: { zh: (no: string) => `验证 ${no} 期`, en: (no: string) => `Verify issue ${no}` },
} as const;

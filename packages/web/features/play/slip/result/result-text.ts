/** Words of what a player's own bets brought, beside the draw. */
export const RESULT = {
  awarded: { zh: '已派奖', en: 'Paid' },
  won: { zh: (amount: string) => `中奖 +${amount}`, en: (amount: string) => `Won +${amount}` },
  notWon: { zh: '未中', en: 'No prize' },
  tied: {
    zh: (amount: string) => `打和退本 ${amount}`,
    en: (amount: string) => `Tie, ${amount} back`,
  },
  said: {
    zh: (no: string, outcome: string) => `第 ${no} 期 ${outcome}`,
    en: (no: string, outcome: string) => `Issue ${no}: ${outcome}`,
  },
} as const;

/** Words of the pad with odds, which comes when a player asks for it. */
export const ODDS = {
  stakeOn: { zh: (name: string) => `${name} 金额`, en: (name: string) => `Stake on ${name}` },
  sealed: { zh: '封', en: 'Off' },
  preset: { zh: '预设金额', en: 'Tap amount' },
  acceptAny: { zh: '接受任何赔率', en: 'Accept any odds' },
  notNow: { zh: '该玩法暂停投注', en: 'This play is paused' },
} as const;

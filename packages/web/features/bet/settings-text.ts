/** Words of the settings of the bet page. */
export const SETTINGS = {
  title: { zh: '投注设置', en: 'Bet settings' },
  quick: { zh: '快捷投注', en: 'Quick bet' },
  always: { zh: '追号每次都询问', en: 'Schedules always ask' },
  amounts: { zh: '金额筹码', en: 'Amount chips' },
  amountsHint: {
    zh: '1 到 999999 的整数，各不相同',
    en: 'Whole numbers from 1 to 999999, all different',
  },
  multiples: { zh: '倍数筹码', en: 'Multiple chips' },
  multiplesHint: {
    zh: '1 到 99999 的整数，各不相同',
    en: 'Whole numbers from 1 to 99999, all different',
  },
  chip: { zh: (n: number) => `第 ${n} 个`, en: (n: number) => `Chip ${n}` },
  restore: { zh: '恢复默认', en: 'Defaults' },
  usual: { zh: '默认单位和倍数', en: 'Usual unit and multiple' },
  usualOn: { zh: '每次投注后恢复为', en: 'After each bet go back to' },
  times: { zh: '默认倍数', en: 'Usual multiple' },
  heat: { zh: '冷热统计', en: 'Hot and cold' },
  heatOf: { zh: (n: number) => `近 ${n} 期`, en: (n: number) => `Last ${n}` },
  keys: { zh: '键盘', en: 'Keyboard' },
  keysOn: { zh: '使用单键', en: 'Use single keys' },
  keyMap: { zh: '查看和更改', en: 'Look and change' },
  done: { zh: '完成', en: 'Done' },
} as const;

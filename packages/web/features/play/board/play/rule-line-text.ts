/** Words of the line of rules, which the desk alone has. */
export const RULE_LINE = {
  rules: { zh: '规则与示例', en: 'Rules' },
  settings: { zh: '设置', en: 'Settings' },
  lastDraw: { zh: '上期', en: 'Last draw' },
  gap: { zh: '遗漏 ≥15', en: 'Gap ≥15' },
  hot: { zh: '热', en: 'Hot' },
  cold: { zh: '冷', en: 'Cold' },
  figuresOff: { zh: '显示遗漏', en: 'Show gaps' },
  switchFigures: { zh: '切换号码下方的数字', en: 'Change the figures under the digits' },
} as const;

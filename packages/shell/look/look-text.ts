/** Words of the choices about the look, which are fetched when the page is quiet. */
export const LOOK = {
  mode: { zh: '明暗', en: 'Mode' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  auto: { zh: '跟随系统', en: 'System' },
  accent: { zh: '主色', en: 'Accent' },
  cobalt: { zh: '青花', en: 'Cobalt' },
  celadon: { zh: '龙泉青', en: 'Celadon' },
  oxblood: { zh: '釉里红', en: 'Oxblood' },
  jun: { zh: '钧紫', en: 'Jun violet' },
  pnl: { zh: '盈亏颜色', en: 'Gain colour' },
  pnlCn: { zh: '红盈绿亏', en: 'Red is gain' },
  pnlIntl: { zh: '绿盈红亏', en: 'Green is gain' },
  density: { zh: '疏密', en: 'Density' },
  cozy: { zh: '舒适', en: 'Cozy' },
  compact: { zh: '紧凑', en: 'Compact' },
};

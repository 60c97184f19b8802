/** What the keys of the bet page do. */
export const KEY_TEXT = {
  title: { zh: '键盘', en: 'Keyboard' },
  single: { zh: '使用单键', en: 'Use single keys' },
  where: {
    zh: '字母、数字和符号键只在投注区内有效；关闭后只用 Tab、方向键、空格和回车。',
    en: 'Letters, digits and signs work inside the board only. Without them use Tab, arrows, Space and Enter.',
  },
  digit: { zh: '选当前行的号码', en: 'Pick a digit of the row' },
  move: { zh: '移到别的号码、别的行', en: 'Go to another digit or row' },
  edge: { zh: '行首、行末', en: 'First and last of the row' },
  toggle: { zh: '选或不选', en: 'Pick or drop' },
  quick: { zh: '全 大 小 奇 偶 清', en: 'All, big, small, odd, even, clear' },
  random: { zh: '机选', en: 'Random pick' },
  undo: { zh: '撤销机选或删除', en: 'Take back a random pick or a removal' },
  multiple: { zh: '倍数加减', en: 'Times up and down' },
  mode: { zh: '换单位', en: 'Change the unit' },
  add: { zh: '加入号码篮', en: 'Add to the slip' },
  enter: {
    zh: '加入号码篮；没选号码时确认号码篮',
    en: 'Add to the slip; with nothing picked, confirm the slip',
  },
  bet: { zh: '立即投注', en: 'Bet now' },
  place: { zh: '在确认窗口：投注', en: 'In the dialog: place the bet' },
  close: { zh: '关闭窗口', en: 'Close the window' },
  search: { zh: '找彩种', en: 'Find a game' },
  map: { zh: '这张表', en: 'This list' },
} as const;

/** Keys beside what they do, in the order of their use. */
export const KEYS = [
  ['0 … 9', 'digit'],
  ['← → ↑ ↓', 'move'],
  ['Home End', 'edge'],
  ['Space', 'toggle'],
  ['A D X J O C', 'quick'],
  ['R', 'random'],
  ['U', 'undo'],
  ['+ −', 'multiple'],
  ['[ ]', 'mode'],
  ['Q', 'add'],
  ['Enter', 'enter'],
  ['Ctrl+Enter', 'bet'],
  ['↵', 'place'],
  ['Esc', 'close'],
  ['/', 'search'],
  ['?', 'map'],
] as const;

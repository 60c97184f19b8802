import { MOST_IN_RUN } from '@fairlot/wire/play/instant';

/** Words of the instant games. */
export const INSTANT = {
  title: { zh: '即开', en: 'Instant rounds' },
  round: { zh: (n: number) => `第 ${n} 局`, en: (n: number) => `Round ${n}` },
  last: { zh: '上一局', en: 'Last round' },
  none: { zh: '还没有开过局', en: 'No round drawn yet' },
  noClock: { zh: '即投即开，没有奖期', en: 'Drawn at each bet: there are no issues' },
  rounds: { zh: '我的开奖', en: 'My rounds' },
  verify: { zh: '验证', en: 'Verify' },
  seed: { zh: (n: number) => `种子 ${n}`, en: (n: number) => `Seed ${n}` },
  used: {
    zh: (n: number, most: number) => `已开 ${n}/${most} 局`,
    en: (n: number, most: number) => `${n}/${most} rounds`,
  },
  hash: { zh: '承诺哈希', en: 'Committed hash' },
  ownSeed: { zh: '您的种子', en: 'Your seed' },
  notSet: { zh: '首局前在本机生成', en: 'made here before the first round' },
  rotate: { zh: '公开并更换种子', en: 'Reveal and change the seed' },
  rotated: {
    zh: (n: number) => `种子 ${n} 已公开，可验证它的每一局`,
    en: (n: number) => `Seed ${n} is revealed: each of its rounds can be verified`,
  },
  times: { zh: '连续次数', en: 'Rounds in a row' },
  less: { zh: '减少', en: 'Fewer' },
  more: { zh: '增加', en: 'More' },
  timesHint: {
    zh: `1 至 ${MOST_IN_RUN} 次，每局至少间隔 1 秒`,
    en: `1 to ${MOST_IN_RUN}, a second apart at least`,
  },
  stopOnWin: { zh: '中奖即停', en: 'Stop on a win' },
  each: { zh: '每局投入', en: 'Each round' },
  most: { zh: '最多投入', en: 'At most in all' },
  eachWins: {
    zh: (label: string) => `每局${label}`,
    en: (label: string) => `Each round ${label.toLowerCase()}`,
  },
  start: { zh: '开始', en: 'Start' },
  again: { zh: '再来一轮', en: 'Run again' },
  stop: { zh: '停止', en: 'Stop' },
  stopping: { zh: '本局结束后停止', en: 'Stops after this round' },
  at: {
    zh: (n: number, of: number) => `第 ${n}/${of} 次`,
    en: (n: number, of: number) => `Round ${n} of ${of}`,
  },
  staked: { zh: '投入', en: 'Staked' },
  won: { zh: '中奖', en: 'Won' },
  net: { zh: '盈亏', en: 'Net' },
  asking: {
    zh: '没有收到答复，正在查询这一局',
    en: 'No answer came: asking what became of this round',
  },
  noRecord: {
    zh: '服务器没有这一局，未扣款',
    en: 'The server has no such round: nothing was charged',
  },
  noAnswer: {
    zh: '暂时查不到这一局的结果，请稍后在记录里查看',
    en: 'What became of this round is not known yet: see your records later',
  },
  askAgain: { zh: '再查一次', en: 'Ask again' },
  drawing: { zh: '开奖中', en: 'Drawing' },
  failed: { zh: '暂时不可用，请重试', en: 'Not available now, please try again' },
} as const;

/** How a run ended. */
export const ENDED = {
  win: { zh: '中奖，已停止', en: 'Stopped on a win' },
  stopped: { zh: '已停止', en: 'Stopped' },
  done: { zh: '全部开完', en: 'All rounds are drawn' },
  refused: { zh: '未能继续', en: 'Could not go on' },
} as const;

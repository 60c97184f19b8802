/** Words of the predictions. */
export const PREDICT = {
  title: { zh: '预测看板', en: 'Predictions' },
  what: {
    zh: '玩家自愿发表，由开奖号码判定，封盘后不可修改或删除，免费查看。',
    en: 'Posted by players, judged by the draw alone, unchangeable once the sale has ended, free for all.',
  },
  independent: {
    zh: '每期开奖相互独立，过去的命中不改变下一期的概率。',
    en: 'Draws are independent: hits of the past change no chance of the next one.',
  },
  game: { zh: '彩种', en: 'Game' },
  issue: { zh: (issue: string) => `第 ${issue} 期`, en: (issue: string) => `Issue ${issue}` },
  closed: { zh: '当前没有在售的期号', en: 'No issue is on sale now' },
  post: { zh: '发表预测', en: 'Post a prediction' },
  postFor: {
    zh: (issue: string) => `第 ${issue} 期的预测`,
    en: (issue: string) => `Predict issue ${issue}`,
  },
  play: { zh: '玩法', en: 'Play' },
  side: {
    zh: (play: string, side: string) => `预测 ${play} ${side}`,
    en: (play: string, side: string) => `Predict ${play}: ${side}`,
  },
  noSides: { zh: '这个彩种没有双面玩法', en: 'This game has no double sides' },
  posted: { zh: '已发表', en: 'Posted' },
  takeBack: { zh: '删除', en: 'Delete' },
  takenBack: { zh: '已删除', en: 'Deleted' },
  failed: { zh: '没有完成，请重试', en: 'Not done; try again' },
  list: { zh: '最新预测', en: 'Newest predictions' },
  ofAuthor: {
    zh: (name: string) => `${name} 的预测`,
    en: (name: string) => `Predictions of ${name}`,
  },
  all: { zh: '全部玩家', en: 'All players' },
  record: { zh: '近 10 / 30 / 100 条命中', en: 'Hits of the last 10 / 30 / 100' },
  waiting: { zh: '待开奖', en: 'Awaiting draw' },
  hit: { zh: '命中', en: 'Hit' },
  miss: { zh: '未中', en: 'Missed' },
  void: { zh: '不计', en: 'Not counted' },
  empty: { zh: '还没有预测', en: 'No predictions yet' },
  emptyWhat: {
    zh: '这里只有玩家自己发表的预测。',
    en: 'Only what players posted themselves is here.',
  },
  notRead: { zh: '预测没有读到', en: 'The predictions could not be read' },
} as const;

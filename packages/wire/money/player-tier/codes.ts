import { codes } from '../../core/codes.ts';
import { PUBLISH_CODES } from '../../staff/publishing/codes.ts';

export const LAYER_CODES = codes({
  ...PUBLISH_CODES,
  LAYERS_FULL: { number: 8916, zh: '层级已满（{most} 个）', en: 'There are {most} layers already' },
});

/** Refusals of putting players into a layer. */
export const ASSIGN_CODES = codes({
  ...PUBLISH_CODES,
  NO_SUCH_PLAYERS: {
    number: 8917,
    zh: '名单中有不存在的账号：{name}',
    en: 'There is no account {name} of the list',
  },
});

export const LABEL_CODES = codes({
  NO_SUCH_PLAYER: { number: 8918, zh: '没有此玩家', en: 'There is no such player' },
});

/** Refusals of asking for other limits of a layer. */
export const LIMIT_CODES = codes({
  ...PUBLISH_CODES,
  NO_CAP: {
    number: 8633,
    zh: '充值通道没有手续费上限',
    en: 'A way to deposit has no most of its fee',
  },
});

import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;

/** Refusals of what operators do about cases. */
export const CASE_CODES = codes({
  NO_CASE: { number: 8895, zh: '没有此案件', en: 'There is no such case' },
  CASE_CLOSED: { number: 8896, zh: '该案件已结案', en: 'It is closed' },
  NOT_TAKEN: { number: 8897, zh: '请先接手该案件', en: 'Take it up first' },
  NOTES_FULL: { number: 8898, zh: '该案件备注已满', en: 'It has as many notes as it can have' },
});

/** Refusals of a case that is opened by hand. */
export const OPEN_CODES = codes({
  NO_SUCH_PLAYER: { number: 8899, zh: '没有此玩家', en: 'There is no such player' },
  CASE_IS_OPEN: { number: 8900, zh: '该玩家已有未结案件', en: 'A case of this player is open' },
});

/** Refusals of what operators put on lists. */
export const ENTRY_CODES = codes({
  NO_SUCH_PLAYER: OPEN_CODES.NO_SUCH_PLAYER,
  BAD_VALUE: {
    number: 8901,
    zh: '请输入账号、IP 地址或设备标识',
    en: 'Enter an account, an IP address or the mark of a device',
  },
  IS_LISTED: { number: 8902, zh: '已在名单中', en: 'It is on a list already' },
  LIST_FULL: { number: 8903, zh: '名单已满', en: 'The lists are full' },
  NO_ENTRY: { number: 8904, zh: '不在名单中', en: 'It is on no list' },
});

/** Refusals of a change of rules. */
export const RULES_CODES = {
  ...codes({
    RULES_CHANGED: {
      number: 8905,
      zh: '规则已被他人修改，请重新查看',
      en: 'Somebody has changed the rules: look again',
    },
    NO_CHANGE: { number: 8906, zh: '没有改动', en: 'Nothing is changed' },
  }),
  TOO_MANY_OPEN,
  ALREADY_WAITS,
  CODE_NEEDED,
  CODE_WRONG,
};

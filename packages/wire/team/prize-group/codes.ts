import { GROUP_REST_MINUTES } from '@fairlot/rules/odds/raise';
import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';

const MEMBER = codes({
  NO_SUCH_MEMBER: { number: 3651, zh: '没有此直属下级', en: 'You have no such direct member' },
});

/** Refusals of a look at the prize group of a member. */
export const RAISE_FACTS_CODES = MEMBER;

/** Refusals of raising the prize group of a member (product 4.4, 5.3). */
export const RAISE_CODES = {
  ...MEMBER,
  ...codes({
    GROUP_CHANGED: {
      number: 3652,
      zh: '该下级的奖金组已变为 {now}，请重新选择',
      en: 'This member’s prize group is {now} now. Choose again',
    },
    NOT_HIGHER: {
      number: 3653,
      zh: '奖金组只能调高，请选择高于 {now} 的数值',
      en: 'You can only raise a prize group. Choose one above {now}',
    },
    ABOVE_OWN: {
      number: 3654,
      zh: '奖金组不能高于您自己的 {most}',
      en: 'The highest is your own prize group, {most}',
    },
    QUOTA_USED: {
      number: 3655,
      zh: '与您相同的奖金组需要配额，配额已用完；最高可设 {most}',
      en: 'Your own prize group takes a quota and none is left. The highest is {most}',
    },
    GROUP_RESTS: {
      number: 3656,
      zh: `注册或调整后 ${GROUP_REST_MINUTES} 分钟内不能调整，请 {minutes} 分钟后再试`,
      en: `A prize group rests for ${GROUP_REST_MINUTES} minutes after registration and after each change. Try again in {minutes} min`,
    },
    RAISES_TOO_MANY: {
      number: 3657,
      zh: '调整过于频繁，请稍后再试',
      en: 'Too many changes. Try again later',
    },
  }),
};

const CONSOLE = codes({
  NO_SUCH_PLAYER: { number: 3658, zh: '没有此玩家', en: 'There is no such player' },
  NO_CHANGE: { number: 3659, zh: '没有改动', en: 'Nothing would change' },
  GROUP_ABOVE_PARENT: {
    number: 3660,
    zh: '不能高于上级可给的 {most}',
    en: 'The highest that the parent may give is {most}',
  },
  GROUP_BELOW_CHILD: {
    number: 3661,
    zh: '不能低于直属下级的 {least}',
    en: 'A direct member has {least}; it cannot be lower',
  },
  NO_AGENT: { number: 3662, zh: '只有代理才有配额', en: 'Only agents have quotas' },
});

const { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG } = PROPOSAL_CODES;
const PROPOSING = { TOO_MANY_OPEN, ALREADY_WAITS, CODE_NEEDED, CODE_WRONG };
const { NO_SUCH_PLAYER, NO_CHANGE, GROUP_ABOVE_PARENT, GROUP_BELOW_CHILD, NO_AGENT } = CONSOLE;

/** Refusals of operators who look at the prize group of a player. */
export const GROUP_CODES = { NO_SUCH_PLAYER };
/** Refusals of operators who change it. */
export const CHANGE_GROUP_CODES = {
  NO_SUCH_PLAYER,
  NO_CHANGE,
  GROUP_ABOVE_PARENT,
  GROUP_BELOW_CHILD,
  ...PROPOSING,
};
/** Refusals of operators who set a quota. */
export const QUOTA_CODES = { NO_SUCH_PLAYER, NO_CHANGE, NO_AGENT, ...PROPOSING };

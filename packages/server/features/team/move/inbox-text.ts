import type { Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content'>;
type Names = { readonly member: string; readonly target: string };

/** What a member reads who was moved. */
export const movedMessage = ({ target }: Names): Said => ({
  title: { zh: '您的上级已变更', en: 'Your agent has changed' },
  content: {
    zh: `您的新上级是 ${target}。余额、注单和账号设置不变。`,
    en: `Your new agent is ${target}. Your balance, bets and settings stay as they are.`,
  },
});

/** What the agent reads to whom a member was moved. */
export const gainedMessage = ({ member }: Names): Said => ({
  title: { zh: '您有新的直属成员', en: 'You have a new direct member' },
  content: {
    zh: `${member} 及其全部下级已移至您的名下，移动后的数据计入您的团队。`,
    en: `${member} and everybody below were moved to you. What they do from now on counts for your team.`,
  },
});

/** What an agent reads whose member was moved by the site, or after its review. */
export const lostMessage = ({ member, target }: Names): Said => ({
  title: { zh: '成员已移动', en: 'A member was moved' },
  content: {
    zh: `${member} 及其全部下级已移至 ${target} 名下，移动前的数据仍属于您。`,
    en: `${member} and everybody below were moved to ${target}. What happened before stays in your reports.`,
  },
});

/** What an agent reads whose move was refused. */
export const refusedMessage = ({
  member,
  reason,
}: {
  readonly member: string;
  readonly reason: string;
}): Said => ({
  title: { zh: '移动申请被拒绝', en: 'Your move was refused' },
  content: {
    zh: `${member} 没有移动。原因：${reason}`,
    en: `${member} was not moved. Reason: ${reason}`,
  },
});

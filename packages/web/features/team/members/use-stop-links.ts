import { confirm, showToast, useWords } from '@fairlot/ui';
import { useSend } from '@fairlot/shell';
import { membersHttp, type Member } from '@fairlot/wire/team/members';
import { MEMBERS } from './text.ts';
import { rereadMembers } from './use-members.ts';

/** Stops new links of a direct agent after a question, or allows them again. */
export function useStopLinks() {
  const words = useWords(MEMBERS);
  const { send, isSending } = useSend(membersHttp.stopMemberLinks);
  return async ({ PlayerId, UserName }: Member, IsStopped: boolean): Promise<void> => {
    const question = { title: words.stopSure(UserName), text: words.stopText };
    if (isSending || (IsStopped && !(await confirm(question)))) return;
    const answer = await send({ PlayerId, IsStopped }).catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: MEMBERS.unreachable });
    else if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
    else showToast({ kind: 'done', text: IsStopped ? MEMBERS.isStopped : MEMBERS.isAllowed });
    rereadMembers();
  };
}

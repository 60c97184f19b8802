import type { Bilingual } from '@fairlot/rules/core/text';
import { confirm, showToast, useWords } from '@fairlot/ui';
import { useSend } from '@fairlot/shell';
import { registrationLinkHttp, type OwnLinkRow } from '@fairlot/wire/account/registration-link';
import { LINKS } from './text.ts';
import { rereadLinks } from './use-links.ts';

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };

/** What an agent does to a link of his own: it is asked first where it stops somebody, and what is refused is said. */
export function useActs() {
  const words = useWords(LINKS);
  const disabling = useSend(registrationLinkHttp.disableOwnLink);
  const deleting = useSend(registrationLinkHttp.deleteOwnLink);
  const isBusy = disabling.isSending || deleting.isSending;
  const tell = async (asked: Promise<Answer>, done: Bilingual) => {
    const answer = await asked.catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: LINKS.unreachable });
    else if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
    else showToast({ kind: 'done', text: done });
    rereadLinks();
  };
  const setDisabled = async ({ Id, Code }: OwnLinkRow, IsDisabled: boolean) => {
    const question = { title: words.disableSure(Code), text: words.disableText };
    if (isBusy || (IsDisabled && !(await confirm(question)))) return;
    const done = IsDisabled ? LINKS.isDisabled : LINKS.isEnabled;
    await tell(disabling.send({ Id, IsDisabled }), done);
  };
  const remove = async ({ Id, Code }: OwnLinkRow) => {
    const question = { title: words.removeSure(Code), text: words.removeText };
    if (isBusy || !(await confirm(question))) return;
    await tell(deleting.send({ Id }), LINKS.isRemoved);
  };
  return { setDisabled, remove };
}

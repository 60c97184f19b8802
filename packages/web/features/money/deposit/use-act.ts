import type { Bilingual } from '@fairlot/rules/core/text';
import { showToast } from '@fairlot/ui';
import { DEPOSIT } from './text.ts';
import { rereadDeposits } from './use-deposit.ts';

type Asked = { readonly OrderNo: string };
type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly text: Bilingual } };
type Sending = {
  readonly send: (input: Asked) => Promise<Answer>;
  readonly isSending: boolean;
};

/** Something done to an order: one at a time, what is refused is said, and all is read anew. */
export function useAct(
  { send, isSending }: Sending,
  said?: string,
): (input: Asked) => Promise<void> {
  return async (input) => {
    if (isSending) return;
    const answer = await send(input).catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: DEPOSIT.unreachable });
    else if (!answer.ok) showToast({ kind: 'failed', text: answer.error.text });
    else if (said !== undefined) showToast({ kind: 'done', text: said });
    rereadDeposits();
  };
}

import { confirm, showToast, useWords } from '@fairlot/ui';
import { refetch, send } from '@fairlot/shell';
import { followHttp } from '@fairlot/wire/community/follow';
import { FOLLOWED } from './text.ts';

/** Ends a plan, after asking. */
export function useStop() {
  const words = useWords(FOLLOWED);
  return async (Id: string): Promise<void> => {
    const isSure = await confirm({
      text: words.stopAsk,
      confirm: words.yes,
      cancel: words.no,
    });
    if (!isSure) return;
    try {
      const result = await send(followHttp.stop, { Id });
      if (result.ok) showToast({ kind: 'done', text: FOLLOWED.done });
      else showToast({ kind: 'failed', text: result.error.text });
    } catch {
      showToast({ kind: 'warn', text: FOLLOWED.failed });
    }
    void refetch(followHttp.getPlans);
    void refetch(followHttp.getOrders);
  };
}

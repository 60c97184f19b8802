import { useRef, useState } from 'react';
import { showToast, useSay, useWords } from '@fairlot/ui';
import { refetch, send, serverNow } from '@fairlot/shell';
import { followHttp } from '@fairlot/wire/community/follow';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Input } from '@fairlot/wire/core';
import { untilOf, type Read } from './follow-form.ts';
import { FOLLOW } from './text.ts';

/** Sends a plan. Pressed again after an answer that was lost, it is the same request. */
export function useStart({
  handle,
  rate,
  onClose,
}: {
  readonly handle: string;
  /** What the player sees that his leader gets, thousandths of a profit. */
  readonly rate: number | undefined;
  readonly onClose: () => void;
}) {
  const words = useWords(FOLLOW);
  const say = useSay();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sent = useRef<{ readonly read: Read; readonly input: Input<typeof followHttp.start> }>(
    undefined,
  );
  const inputOf = (read: Read): Input<typeof followHttp.start> | undefined => {
    if (!read.asked || read.days === undefined || rate === undefined) return undefined;
    if (sent.current?.read !== read || sent.current.input.CommissionRate !== rate) {
      const UntilTimeStamp = untilOf(read.days, serverNow());
      const input = {
        IntentId: crypto.randomUUID(),
        Handle: handle,
        UntilTimeStamp,
        CommissionRate: rate,
        ...read.asked,
      };
      sent.current = { read, input };
    }
    return sent.current.input;
  };
  const deliver = async (read: Read, agreement: number | undefined): Promise<void> => {
    const input = inputOf(read);
    if (!input) return undefined;
    if (agreement !== undefined) {
      const accepted = await send(scheduleHttp.acceptAgreement, { Version: agreement });
      void refetch(scheduleHttp.getAgreement);
      if (!accepted.ok) return setProblem(say(accepted.error.text));
    }
    const result = await send(followHttp.start, input);
    if (!result.ok) {
      void refetch(followHttp.getTerms);
      return setProblem(say(result.error.text));
    }
    showToast({ kind: 'done', text: FOLLOW.started });
    void refetch(followHttp.getPlans);
    return onClose();
  };
  const start = async (read: Read, agreement: number | undefined): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      await deliver(read, agreement);
    } catch {
      setProblem(words.unknown);
    }
    setSending(false);
  };
  return { start, problem, isSending };
}

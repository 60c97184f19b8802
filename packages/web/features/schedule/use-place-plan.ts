import { useRef, useState } from 'react';
import type { Stops } from '@fairlot/rules/schedule/stops';
import { formatMoney, showToast, useSay, useWords } from '@fairlot/ui';
import { refetch, send } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/schedule';
import type { Input } from '@fairlot/wire/core';
import { setWallet } from '../../session/index.ts';
import { rowsOf, type ChaseAsk } from '../slip/index.ts';
import { kindNumber, type PlannedIssue, type PlanForm } from './plan-form.ts';
import { PLAN } from './text.ts';
import { runsHere } from './use-ask-after-losses.ts';

type Asked = Omit<Input<typeof scheduleHttp.place>, 'IntentId'>;

/** Sends a plan. Pressed again after an answer that was lost, it is the same request. */
export function usePlacePlan(props: {
  readonly ask: ChaseAsk;
  readonly form: PlanForm;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly onClose: () => void;
}) {
  const { ask, form, onWaiting, onClose } = props;
  const words = useWords(PLAN);
  const say = useSay();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sent = useRef<{ readonly id: string; readonly text: string }>(undefined);
  const idOf = (asked: Asked): string => {
    const text = JSON.stringify(asked, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    if (sent.current?.text !== text) sent.current = { id: crypto.randomUUID(), text };
    return sent.current.id;
  };
  const deliver = async (asked: Asked, agreement: number | undefined): Promise<void> => {
    if (agreement !== undefined) {
      const accepted = await send(scheduleHttp.acceptAgreement, { Version: agreement });
      void refetch(scheduleHttp.getAgreement);
      if (!accepted.ok) return setProblem(say(accepted.error.text));
    }
    const result = await send(scheduleHttp.place, { IntentId: idOf(asked), ...asked });
    if (!result.ok) {
      void refetch(scheduleHttp.getIssues);
      return setProblem(say(result.error.text));
    }
    setWallet(result.value.WalletAmount);
    runsHere.set(true);
    ask.placed();
    const amount = formatMoney(result.value.Amount);
    showToast({ kind: 'done', text: words.placed(asked.Issues.length, amount) });
    void refetch(scheduleHttp.getSchedules);
    return onClose();
  };
  const place = async (
    plan: readonly PlannedIssue[],
    stops: Stops,
    agreement: number | undefined,
  ): Promise<void> => {
    setSending(true);
    onWaiting(true);
    setProblem(undefined);
    try {
      await deliver(askedOf(ask, form, plan, stops), agreement);
    } catch {
      setProblem(words.unknown);
    }
    setSending(false);
    onWaiting(false);
  };
  return { place, problem, isSending };
}

const askedOf = (
  { gameId, lines, prizeGroup, acceptsAny }: ChaseAsk,
  form: PlanForm,
  plan: readonly PlannedIssue[],
  { win, earn, loss }: Stops,
): Asked => ({
  GameId: gameId,
  Bets: rowsOf(lines, prizeGroup),
  Issues: plan.map(({ serial, multiple }) => ({ SerialNumber: serial, Multiple: multiple })),
  Plan: kindNumber(form.kind),
  StopIfWin: win,
  ...(earn !== null && { StopIfEarn: earn }),
  ...(loss !== null && { StopIfLoss: loss }),
  ...(acceptsAny && { AcceptAnyOdds: true }),
});

import { useState } from 'react';
import type { Stops } from '@fairlot/rules/schedule/stops';
import { useSay, useWords } from '@fairlot/ui';
import { refetch, send } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import type { Input } from '@fairlot/wire/core';
import { playCue } from '../alert/index.ts';
import { rowsOf } from '../slip/index.ts';
import type { ChaseAsk } from '../slip/state/index.ts';
import { kindNumber, type PlannedIssue, type PlanForm } from './plan-form.ts';
import { crossOutPlan, notePlan, otherPlan } from './pending-plan.ts';
import { planStands } from './plan-stands.ts';
import { PLAN } from './text.ts';
import { askForPlan, sendPlan } from './send-plan.ts';

type Asked = Omit<Input<typeof scheduleHttp.place>, 'IntentId'>;

/**
 * Sends a plan. Pressed again after an answer that was lost, it is the same request; before another one is sent the
 * server says what became of it.
 */
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
  const deliver = async (asked: Asked, agreement: number | undefined): Promise<void> => {
    if (agreement !== undefined) {
      const accepted = await send(scheduleHttp.acceptAgreement, { Version: agreement });
      void refetch(scheduleHttp.getAgreement);
      if (!accepted.ok) return setProblem(say(accepted.error.text));
    }
    const text = textOf(asked);
    const before = otherPlan(text);
    if (before) {
      const stands = await askForPlan(before.id);
      crossOutPlan(before.id);
      if (stands) {
        planStands(before.issues, stands.value);
        return onClose();
      }
    }
    const id = notePlan(text, asked.Issues.length);
    const answer = await sendPlan({ IntentId: id, ...asked });
    const result = answer === 'lost' ? await askForPlan(id) : answer;
    if (!result) return setProblem(words.unknown);
    crossOutPlan(id);
    if (!result.ok) {
      void playCue('refused');
      void refetch(scheduleHttp.getIssues);
      return setProblem(say(result.error.text));
    }
    ask.placed();
    planStands(asked.Issues.length, result.value);
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

const textOf = (asked: Asked): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

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

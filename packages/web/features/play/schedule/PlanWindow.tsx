import { useState } from 'react';
import { mills } from '@fairlot/rules/core/money';
import { planRows } from '@fairlot/rules/schedule/plan';
import { needsStopLoss, worstLoss } from '@fairlot/rules/schedule/stops';
import { Failed, Skeleton, useWords } from '@fairlot/ui';
import { isPhone, useCall } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { Modal, MODAL_LOOK } from '../board/index.ts';
import { useGame } from '../lottery/games/index.ts';
import { useTick } from '../lottery/issue/index.ts';
import type { ChaseAsk } from '../slip/state/index.ts';
import { FIRST_FORM, issuesOf, stopsOf, type PlanForm } from './plan-form.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PlanSums } from './PlanSums.tsx';
import { PlanTable } from './PlanTable.tsx';
import { Simulator } from './Simulator.tsx';
import { StopFields } from './StopFields.tsx';
import { PLAN } from './text.ts';
import { hasOnePrize, plannedOf, useChanceBets } from './use-chance-bets.ts';
import styles from './plan.module.css';

type Props = { readonly ask: ChaseAsk; readonly onClose: () => void };

/** Makes a schedule of the bets in the slip: how often on which issues, when it stops, what that may cost. */
export default function PlanWindow({ ask, onClose }: Props) {
  const words = useWords(PLAN);
  const [isWaiting, setWaiting] = useState(false);
  return (
    <Modal
      look={MODAL_LOOK}
      title={words.title}
      onClose={onClose}
      locked={isWaiting}
      wide
      sheet={isPhone()}
    >
      <PlanBody ask={ask} onClose={onClose} onWaiting={setWaiting} />
    </Modal>
  );
}

function PlanBody(props: Props & { readonly onWaiting: (isWaiting: boolean) => void }) {
  const { ask, onClose, onWaiting } = props;
  const words = useWords(PLAN);
  const [form, setForm] = useState<PlanForm>(FIRST_FORM);
  const bets = useChanceBets(ask);
  const found = useCall(scheduleHttp.getIssues, { GameId: ask.gameId });
  const all = found.data?.ok ? found.data.value.Issues : undefined;
  // An issue that closes while the window stands is gone from it.
  const open = useTick(
    (nowMs) => all?.filter(({ CloseTimeStamp }) => CloseTimeStamp > nowMs).length ?? 0,
  );
  const issues = all?.slice(all.length - open);
  const family = useGame(ask.gameId)?.Family;
  if (found.isError && !issues) {
    return <Failed title={words.failed} retry={() => void found.refetch()} />;
  }
  if (!issues || !bets || !family) return <Skeleton height={420} />;
  const shown = issues.slice(form.from, form.from + form.count);
  const planned = plannedOf(ask, bets);
  const isByProfit = form.kind === 'rate' || form.kind === 'amount';
  const serials = shown.map(({ SerialNumber }) => SerialNumber);
  const made = issuesOf(form, planned, serials);
  const isOne = !isByProfit || hasOnePrize(bets);
  const plan = made.ok && isOne ? made.value : [];
  const multiples = plan.map(({ multiple }) => multiple);
  const rows = planRows(planned, multiples);
  const stops = stopsOf(form);
  const total = rows.at(-1)?.sum ?? mills(0);
  const needsLoss = needsStopLoss(multiples);
  const fault = isOne ? (made.ok ? undefined : made.error.fault) : 'ONE_BET';
  const worst =
    stops &&
    worstLoss(
      rows.map(({ cost }) => cost),
      stops,
    );
  const change = (more: Partial<PlanForm>) => setForm((old) => ({ ...old, ...more }));
  return (
    <div className={styles['body']} data-plan>
      <PlanFields form={form} issues={issues} onForm={change} />
      <StopFields form={form} needsLoss={needsLoss} onForm={change} />
      {fault && (
        <p className={styles['fault']} role="alert">
          {words[fault]}
        </p>
      )}
      <PlanSums bets={bets} family={family} issues={plan.length} total={total} worst={worst} />
      <PlanTable form={form} bets={bets} shown={shown} plan={plan} rows={rows} onForm={change} />
      {stops && plan.length > 0 && (
        <Simulator job={{ family, drawMs: shown[0]!.DrawTimeStamp, ask, bets, multiples, stops }} />
      )}
      <PlaceBar
        ask={ask}
        form={form}
        plan={plan}
        stops={stops && (!needsLoss || stops.loss !== null) ? stops : undefined}
        total={total}
        onWaiting={onWaiting}
        onClose={onClose}
      />
    </div>
  );
}

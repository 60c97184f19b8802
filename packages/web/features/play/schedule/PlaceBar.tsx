import { useState } from 'react';
import { subtractMoney, type Money } from '@fairlot/rules/core/money';
import type { Stops } from '@fairlot/rules/schedule/stops';
import { formatMoney, Ring, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import inline from '@fairlot/ui/inline.module.css';
import { navigate, useCall } from '@fairlot/shell';
import { scheduleHttp } from '@fairlot/wire/play/schedule';
import { useWallet } from '../../../session/index.ts';
import type { ChaseAsk } from '../slip/state/index.ts';
import type { PlannedIssue, PlanForm } from './plan-form.ts';
import { PLAN } from './text.ts';
import { usePlacePlan } from './use-place-plan.ts';
import styles from './plan.module.css';

type Props = {
  readonly ask: ChaseAsk;
  readonly form: PlanForm;
  readonly plan: readonly PlannedIssue[];
  /** Undefined where they are not what the plan needs. */
  readonly stops: Stops | undefined;
  readonly total: Money;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly onClose: () => void;
};

/** The agreement, what stands against the plan, and the way to place it. */
export function PlaceBar({ ask, form, plan, stops, total, onWaiting, onClose }: Props) {
  const words = useWords(PLAN);
  const wallet = useWallet().amount;
  const said = useCall(scheduleHttp.getAgreement, null).data;
  const agreement = said?.ok ? said.value : undefined;
  const [agrees, setAgrees] = useState(false);
  const isAccepted = typeof agreement?.AcceptedTimeStamp === 'number';
  const { place, problem, isSending } = usePlacePlan({ ask, form, onWaiting, onClose });
  const isShort = wallet !== undefined && total > wallet;
  const may = plan.length > 0 && stops && !isShort && agreement && (isAccepted || agrees);
  return (
    <footer className={styles['foot']}>
      {agreement && !isAccepted && (
        <span className={styles['agree']}>
          <Checkbox isOn={agrees} onChange={setAgrees}>
            {words.agree}
          </Checkbox>
          <a
            className={inline['link']}
            href="/Bet/ScheduleAgreements"
            target="_blank"
            rel="noopener"
          >
            {words.agreement}
          </a>
        </span>
      )}
      {(problem || isShort) && (
        <span className={styles['fault']} role="alert">
          {problem ?? words.short(formatMoney(subtractMoney(total, wallet!)))}{' '}
          {isShort && (
            <button
              type="button"
              className={inline['link']}
              onClick={() => {
                onClose();
                navigate.openWindow('Deposit');
              }}
            >
              {words.topUp}
            </button>
          )}
        </span>
      )}
      {plan.length === 0 && <span className={styles['note']}>{words.noIssue}</span>}
      <span className={inline['grow']} />
      {!isSending && <Button onClick={onClose}>{words.cancel}</Button>}
      <Button
        look="primary"
        translate="no"
        aria-disabled={!may || isSending}
        aria-busy={isSending}
        onClick={() => {
          if (may && stops && !isSending) {
            void place(plan, stops, isAccepted ? undefined : agreement.Version);
          }
        }}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {isSending && <Ring label="" size={16} />}
        {isSending ? words.placing : words.place}
      </Button>
    </footer>
  );
}

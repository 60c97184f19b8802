import { useEffect } from 'react';
import { moneyToNumber, subtractMoney } from '@fairlot/rules/core/money';
import { Failed, formatMoney, Icon, Money, useSay, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { textOf } from '@fairlot/wire/core';
import {
  WITHDRAW_CODES,
  withdrawHttp,
  withdrawHub,
  type WithdrawCheck,
} from '@fairlot/wire/money/withdraw';
import { refetch, useCall, useHubEvent } from '@fairlot/shell';
import { Owed } from '../debt/index.ts';
import { canWithdraw } from './can-withdraw.ts';
import { CHECK_ACTS } from './check-acts.ts';
import { RequestForm } from './RequestForm.tsx';
import { CHECKS, LIMITS, WITHDRAW } from './text.ts';
import { Timeline } from './Timeline.tsx';
import type { WithdrawData } from './use-request.ts';
import styles from './withdraw.module.css';

const FRESH = { staleTime: 0 } as const;
const WAITING = ['facts', 'rows'] as const;

const again = () => void refetch(withdrawHttp.getWithdrawData);

/** Asking for a withdrawal: what is there, what stands in the way, and the form where nothing does. */
export default function RequestTab() {
  const words = useWords(WITHDRAW);
  const read = useCall(withdrawHttp.getWithdrawData, undefined, FRESH);
  useHubEvent(withdrawHub.withdrawNotify, again);
  const data = read.data?.ok ? read.data.value : undefined;
  // A quote is good for a while: what the form shows stays younger than that.
  const quoteS = data?.Targets.some(({ Kind }) => Kind === 'usdt') ? data.UsdtQuoteSeconds : 0;
  useEffect(() => {
    if (quoteS === 0) return undefined;
    const timer = setInterval(again, Math.max(5, quoteS / 2) * 1_000);
    return () => clearInterval(timer);
  }, [quoteS]);
  if (!data) {
    return read.isError ? (
      <Failed title={words.unread} retry={again} />
    ) : (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
  const isReady = data.Checks.every(({ IsGood }) => IsGood);
  return (
    <div
      className={styles['tab']}
      data-withdraw
      tabIndex={0}
      role="region"
      aria-label={words.title}
    >
      <Facts data={data} />
      <Owed />
      <h3 className={styles['head']}>{words.checklist}</h3>
      <ul className={styles['checks']}>
        {data.Checks.map((check) => (
          <Check key={check.Check} check={check} />
        ))}
      </ul>
      {data.Lines.length > 0 && <Lines data={data} />}
      {data.Pending && (
        <>
          <h3 className={styles['head']}>{words.pending}</h3>
          <Timeline id={data.Pending.Id} />
        </>
      )}
      {isReady && <RequestForm data={data} />}
    </div>
  );
}

function Facts({ data }: { data: WithdrawData }) {
  const words = useWords(WITHDRAW);
  const say = useSay();
  const can = canWithdraw(data);
  const rows: readonly (readonly [string, React.ReactNode])[] = [
    [words.wallet, <Money key="w" amount={data.WalletAmount} currency />],
    [words.held, <Money key="h" amount={data.HeldAmount} currency />],
    [
      words.available,
      <span key="a" className={styles['can']} data-can-withdraw={can.limit}>
        <Money amount={can.amount} currency />
        <small>{say(LIMITS[can.limit])}</small>
      </span>,
    ],
    [words.today, words.times(data.CountLeft, data.CountMost)],
    [words.free, words.timesLeft(data.FreeLeft)],
    [words.dayLeft, <Money key="d" amount={data.DayLeft} currency />],
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([term, shown]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which refusal says more of what stands in the way. */
const SAYS: Partial<Readonly<Record<WithdrawCheck['Check'], keyof typeof WITHDRAW_CODES>>> = {
  requirement: 'BET_REQUIREMENT',
  hours: 'OUT_OF_HOURS',
  count: 'COUNT_REACHED',
  interval: 'INTERVAL',
};

function Check({ check: { Check: name, IsGood, Params } }: { check: WithdrawCheck }) {
  const words = useWords(WITHDRAW);
  const say = useSay();
  const code = IsGood ? undefined : SAYS[name];
  const row = code && WITHDRAW_CODES[code];
  const act = CHECK_ACTS[name];
  return (
    <li data-good={IsGood} data-check={name}>
      <Icon name={IsGood ? 'done' : 'failed'} size={18} />
      <span>{say(CHECKS[name])}</span>
      <small>
        {row
          ? say({ zh: textOf(row, Params, 'zh'), en: textOf(row, Params, 'en') })
          : IsGood
            ? words.good
            : words.open}
      </small>
      {!IsGood && (
        <Button size="small" onClick={act.press}>
          {say(act.label)}
        </Button>
      )}
    </li>
  );
}

/** Why the requirement is not met: each line with its own gap. */
function Lines({ data }: { data: WithdrawData }) {
  const words = useWords(WITHDRAW);
  return (
    <>
      <h3 className={styles['head']}>{words.lines}</h3>
      <ul className={styles['checks']}>
        {data.Lines.map((line) => (
          <li key={line.Id}>
            <progress
              max={moneyToNumber(line.Required)}
              value={moneyToNumber(line.Done)}
              aria-label={words.lines}
            />
            <span>
              {words.line(
                formatMoney(line.Done),
                formatMoney(line.Required),
                formatMoney(subtractMoney(line.Required, line.Done)),
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

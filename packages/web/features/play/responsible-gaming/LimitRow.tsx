import { useState } from 'react';
import { limitName, type LimitKind, type LimitPeriod } from '@fairlot/rules/check/own-limit';
import { responsibleGamingHttp, type OwnLimit } from '@fairlot/wire/play/responsible-gaming';
import { formatMoney, showToast, useLanguage, useSay, useWords } from '@fairlot/ui';
import { confirm } from '@fairlot/ui/ask';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { refetch, useSend } from '@fairlot/shell';
import { LimitForm } from './LimitForm.tsx';
import { minuteOf } from './minute-of.ts';
import { LIMIT } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './limits.module.css';

type Row = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: OwnLimit | undefined;
  readonly nowMs: number;
};

/** One limit: what is used of it, what was asked for, and the form that changes it. */
export function LimitRow({ kind, period, limit, nowMs }: Row) {
  const words = useWords(LIMIT);
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const name = say(limitName(kind, period));
  return (
    <li className={styles['row']} data-limit={`${kind} ${period}`}>
      <div className={styles['head']}>
        <b className={styles['name']}>{name}</b>
        {limit ? (
          <span className={classes(inline['num'], inline['sec'], styles['used'])}>
            {words.used(formatMoney(limit.Used), formatMoney(limit.Amount))}
          </span>
        ) : (
          <span className={classes(inline['mut'], styles['used'])}>{words.none}</span>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${limit ? words.change : words.set} ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {limit ? words.change : words.set}
        </Button>
      </div>
      {limit && <Used limit={limit} name={name} />}
      {limit?.Asked && <Asked limit={limit} asked={limit.Asked} name={name} nowMs={nowMs} />}
      {isOpen && (
        <LimitForm kind={kind} period={period} limit={limit} done={() => setOpen(false)} />
      )}
    </li>
  );
}

/** How much of a limit is used, as a bar and in figures. */
function Used({ limit, name }: { limit: OwnLimit; name: string }) {
  const words = useWords(LIMIT);
  const language = useLanguage();
  const { Amount, Used: used, Left, UntilTimeStamp } = limit;
  const share = Amount <= 0n ? 100 : Number((used * 100n) / Amount);
  const percent = Math.min(100, Math.max(0, share));
  const left = formatMoney(Left < 0n ? ((Left - Left) as typeof Left) : Left);
  return (
    <>
      <div
        className={classes(styles['bar'], percent >= 80 && styles['near'])}
        role="progressbar"
        aria-label={name}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <div className={classes(inline['num'], inline['mut'], styles['under'])}>
        <span>{words.left(left)}</span>
        <span>{words.anew(minuteOf(UntilTimeStamp, language))}</span>
      </div>
    </>
  );
}

type AskedPart = {
  readonly limit: OwnLimit;
  readonly asked: NonNullable<OwnLimit['Asked']>;
  readonly name: string;
  readonly nowMs: number;
};

/** What he asked for that would loosen it: to be confirmed once its time has come, or withdrawn. */
function Asked({ limit: { Kind, Period }, asked, name, nowMs }: AskedPart) {
  const words = useWords(LIMIT);
  const language = useLanguage();
  const sent = useSend(responsibleGamingHttp.confirmLimit);
  const dropped = useSend(responsibleGamingHttp.dropAsked);
  const { Amount, FromTimeStamp, UntilTimeStamp } = asked;
  const at = (ms: number) => minuteOf(ms, language);
  const loosen = async () => {
    const sure = await confirm({ title: words.confirmAsk, text: words.confirmWhat(name) });
    if (!sure) return;
    const answer = await sent.send({ Kind, Period, Amount }).catch(() => undefined);
    if (answer?.ok) showToast({ kind: 'done', text: LIMIT.confirmed });
    else showToast({ kind: 'failed', text: answer ? answer.error.text : LIMIT.failed });
    await refetch(responsibleGamingHttp.getLimits);
  };
  const drop = async () => {
    const answer = await dropped.send({ Kind, Period }).catch(() => undefined);
    if (!answer) showToast({ kind: 'failed', text: LIMIT.failed });
    await refetch(responsibleGamingHttp.getLimits);
  };
  return (
    <div className={styles['asked']}>
      <span>
        {Amount === null ? words.askedNone : words.askedFor(formatMoney(Amount))} ·{' '}
        <span className={inline['num']}>{words.from(at(FromTimeStamp), at(UntilTimeStamp))}</span>
      </span>
      <span className={styles['acts']}>
        <Button size="small" isBusy={dropped.isSending} onClick={() => void drop()}>
          {words.drop}
        </Button>
        <Button
          size="small"
          look="tint"
          disabled={nowMs < FromTimeStamp}
          isBusy={sent.isSending}
          onClick={() => void loosen()}
        >
          {words.confirm}
        </Button>
      </span>
    </div>
  );
}

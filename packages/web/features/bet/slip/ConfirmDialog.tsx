import { useEffect, useState } from 'react';
import {
  formatCountdown,
  formatMoney,
  Money,
  Ring,
  shortIssue,
  useSay,
  useWords,
} from '@fairlot/ui';
import { subtractMoney } from '@fairlot/rules/core/money';
import { useWallet } from '../../../session/index.ts';
import { isOpen, saleAt } from '../issue/issue-view.ts';
import { useSale, useTick } from '../issue/tick.ts';
import { useIssues } from '../issue/use-issues.ts';
import { Modal } from '../Modal.tsx';
import '@fairlot/ui/css/dialog.css';
import '../modal.css';
import type { Attempt, PlaceRefusal } from './attempt.ts';
import { LineTerms, usePlayName } from './CartLine.tsx';
import { totalsOf, type NewLine } from './cart.ts';
import { Picks } from './Picks.tsx';
import { CONFIRM } from './confirm-text.ts';
import { STAKE } from './text.ts';
import type { Place } from './use-place.ts';

type Live = Exclude<Attempt, { step: 'idle' | 'accepted' }>;

/** What will be sent, for which issue, and until when; then what came of it. */
export default function ConfirmDialog(props: {
  attempt: Live;
  place: Place;
  onNewOdds: () => void;
  onClose: () => void;
}) {
  const { attempt, place, onNewOdds, onClose } = props;
  const words = useWords(CONFIRM);
  const { intent } = attempt;
  const isWaiting = attempt.step === 'sending' || attempt.step === 'asking';
  return (
    <Modal title={words.title} onClose={onClose} locked={isWaiting}>
      <IssueLine serial={intent.serial} />
      <LineList lines={intent.lines} />
      <Figures lines={intent.lines} />
      {attempt.step === 'confirming' && attempt.refusal && <Refused refusal={attempt.refusal} />}
      {attempt.step === 'asking' && <p role="status">{words.askingHint}</p>}
      {attempt.step === 'unknown' && (
        <p role="alert">{attempt.isSaid ? words.noRecordHint : words.noAnswerHint}</p>
      )}
      <div className="act">
        {isWaiting ? (
          <button type="button" className="btn btn-p" disabled aria-busy="true">
            <Ring label="" size={16} />
            {attempt.step === 'sending' ? words.sending : words.asking}
          </button>
        ) : (
          <Buttons attempt={attempt} place={place} onNewOdds={onNewOdds} />
        )}
      </div>
    </Modal>
  );
}

function Buttons(props: { attempt: Live; place: Place; onNewOdds: () => void }) {
  const { attempt, place, onNewOdds } = props;
  const words = useWords(CONFIRM);
  const { intent } = attempt;
  const sale = useSale();
  const next = sale.phase === 'open' && sale.serial !== intent.serial ? sale.serial : undefined;
  const isShut = sale.phase !== 'open';
  const shut = sale.phase === 'held' ? words.held : words.closedWait;
  const isSettled = useSettled(`${sale.phase}${sale.serial ?? ''}`);
  const code = attempt.step === 'confirming' ? attempt.refusal?.code : undefined;
  const wallet = useWallet().amount;
  const isShort = wallet !== undefined && totalsOf(intent.lines).amount > wallet;
  const cancel = (
    <button type="button" className="btn" onClick={place.close}>
      {words.cancel}
    </button>
  );
  if (attempt.step === 'unknown') {
    return (
      <>
        {cancel}
        <button type="button" className="btn btn-p" onClick={() => place.send()}>
          {words.again}
        </button>
      </>
    );
  }
  const [label, press] =
    code === 'ODDS_CHANGED'
      ? [words.takeOdds, onNewOdds]
      : next === undefined
        ? [isShut ? shut : words.place, () => place.send()]
        : [words.placeNext, () => place.send(next)];
  return (
    <>
      {cancel}
      <button
        type="button"
        className="btn btn-p"
        data-first
        disabled={isShut || isShort || !isSettled}
        onClick={press}
      >
        {label}
      </button>
    </>
  );
}

/** A button that changed its meaning rests for a moment: a press that was on its way must not count. */
const REST_MS = 600;

function useSettled(meaning: string): boolean {
  const [settled, setSettled] = useState(meaning);
  useEffect(() => {
    if (settled === meaning) return undefined;
    const timer = setTimeout(() => setSettled(meaning), REST_MS);
    return () => clearTimeout(timer);
  }, [meaning, settled]);
  return settled === meaning;
}

function IssueLine({ serial }: { serial: number }) {
  const words = useWords(CONFIRM);
  const issues = useIssues();
  const left = useTick((nowMs) => {
    const sale = saleAt(issues, nowMs);
    return isOpen(sale) && sale.issue.SerialNumber === serial ? sale.seconds : 0;
  });
  return (
    <p className="issue-line num">
      <b>{words.issue(shortIssue(serial))}</b>
      <span className={left <= 10 ? 'soon' : ''} role="timer">
        {left > 0 ? `${words.closesIn} ${formatCountdown(left * 1000)}` : words.closedWait}
      </span>
    </p>
  );
}

function LineList({ lines }: { lines: readonly NewLine[] }) {
  const words = useWords(CONFIRM);
  return (
    <ul className="confirm-lines" tabIndex={0} aria-label={words.lines}>
      {lines.map((line, i) => (
        <LineRow key={i} line={line} />
      ))}
    </ul>
  );
}

function LineRow({ line }: { line: NewLine }) {
  const stake = useWords(STAKE);
  return (
    <li>
      <span className="cut">{usePlayName(line.play)}</span>
      <Picks play={line.play} content={line.content} />
      <span className="num mut terms">
        {stake.notes(line.notes.toLocaleString('en-US'))} · <LineTerms line={line} />
      </span>
      <b className="num">
        <Money amount={line.amount} />
      </b>
    </li>
  );
}

function Figures({ lines }: { lines: readonly NewLine[] }) {
  const words = useWords(CONFIRM);
  const stake = useWords(STAKE);
  const { amount, most } = totalsOf(lines);
  const wallet = useWallet().amount;
  const after = wallet === undefined ? undefined : subtractMoney(wallet, amount);
  return (
    <dl className="dlg-rows num">
      <div>
        <dt>{words.stake}</dt>
        <dd className="b">¥ {formatMoney(amount)}</dd>
      </div>
      <div>
        <dt>{words.most}</dt>
        <dd>¥ {formatMoney(most)}</dd>
      </div>
      {after !== undefined && (
        <div>
          <dt>{words.after}</dt>
          <dd className={after < 0n ? 'bad' : ''}>
            {after < 0n
              ? stake.short(formatMoney(subtractMoney(amount, wallet!)))
              : `¥ ${formatMoney(after)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Refused({ refusal }: { refusal: PlaceRefusal }) {
  const words = useWords(CONFIRM);
  const say = useSay();
  const row = refusal.params['row'];
  const where = typeof row === 'number' ? words.row(row + 1) : '';
  return (
    <p className="refused" role="alert">
      {where}
      {say(refusal.text)}
    </p>
  );
}

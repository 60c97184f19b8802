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
import { addMoney, subtractMoney, type Money as Amount } from '@fairlot/rules/core/money';
import { selectionPlace } from '@fairlot/wire/play/bet';
import { useWallet } from '../../../../session/index.ts';
import type { Attempt, PlaceRefusal } from '../attempt/attempt.ts';
import { useBonusPart } from '../funds/use-bonus-part.ts';
import { LineTerms, usePlayName } from '../cart-line/CartLine.tsx';
import { soloPrizeOf, totalsOf } from '../lines/cart.ts';
import { around } from './excerpt.ts';
import { HiddenAsk } from '../hidden/HiddenAsk.tsx';
import { WholePicks } from './WholePicks.tsx';
import { QuickAsk } from './QuickAsk.tsx';
import { quickBet } from '../quick/quick.ts';
import { CONFIRM } from './confirm-text.ts';
import { SLIP } from '../cart-line/slip-text.ts';
import { STAKE } from '../stake/text.ts';
import { useMostWin, type WinTerms } from '../wins/index.ts';
import type { Place } from '../attempt/use-place.ts';
import {
  isOpen,
  saleAt,
  useIssues,
  useNextIssue,
  useSale,
  useTick,
} from '../../lottery/issue/index.ts';
import { useGames } from '../../lottery/games/index.ts';
import { MODAL_LOOK, Modal } from '../../board/index.ts';
import type { GameLimits } from '../../board/credit/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import look from '@fairlot/ui/dialog/dialog.module.css';
import styles from './confirm.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Live = Exclude<Attempt, { step: 'idle' | 'accepted' }>;

/** What will be sent, for which issue, and until when; then what came of it. */
export function ConfirmDialog(props: {
  attempt: Live;
  place: Place;
  /** What a bet is paid at most, and the odds of the game. */
  limits: WinTerms | undefined;
  onNewOdds: () => void;
  onClose: () => void;
}) {
  const { attempt, place, limits, onNewOdds, onClose } = props;
  const words = useWords(CONFIRM);
  const { intent } = attempt;
  const isWaiting = attempt.step === 'sending' || attempt.step === 'asking';
  const [isUnasked, setUnasked] = useState(false);
  const isSoon = useIsSoon(attempt);
  if (isSoon) return null;
  const mayAsk = attempt.step === 'confirming' && !attempt.refusal;
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} locked={isWaiting}>
      <IssueLine gameId={intent.gameId} serial={intent.serial} />
      {intent.lines.length > 0 && <LineList lines={intent.lines} limits={limits} />}
      {intent.lines.length > 0 && <Figures {...intent} limits={limits} />}
      {attempt.step === 'confirming' && attempt.refusal && (
        <Refused refusal={attempt.refusal} lines={intent.lines} />
      )}
      {attempt.step === 'asking' && <p role="status">{words.askingHint}</p>}
      {attempt.step === 'unknown' && (
        <p role="alert">{attempt.isSaid ? words.noRecordHint : words.noAnswerHint}</p>
      )}
      <div className={styles['ask']}>{attempt.step === 'confirming' && <HiddenAsk />}</div>
      {mayAsk && <QuickAsk isWanted={isUnasked} want={setUnasked} />}
      <Buttons
        attempt={attempt}
        place={place}
        onNewOdds={onNewOdds}
        onPlace={() => isUnasked && quickBet.set((old) => ({ ...old, isOn: true }))}
      />
    </Modal>
  );
}

/** A quick bet is nearly always answered before anybody could read a dialog. */
const SOON_MS = 700;

function useIsSoon(attempt: Live): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isLate && attempt.step === 'sending' && attempt.isQuick === true;
}

type Primary = { readonly label: string; readonly press: (() => void) | undefined };

/** What the main button says and does now; without `press` it rests. */
function usePrimary(attempt: Live, place: Place, onNewOdds: () => void): Primary | undefined {
  const words = useWords(CONFIRM);
  const { intent, step } = attempt;
  const sale = useSale();
  const open = useNextIssue(sale);
  const isSettled = useSettled(`${sale.phase}${sale.serial ?? ''}`);
  const wallet = useWallet().amount;
  const part = useBonusPart(intent.gameId, intent.lines, wallet);
  const isShort = wallet !== undefined && totalsOf(intent.lines).amount > addMoney(wallet, part);
  const code = step === 'confirming' ? attempt.refusal?.code : undefined;
  if (step === 'sending') return { label: words.sending, press: undefined };
  if (step === 'asking') return { label: words.asking, press: undefined };
  if (step === 'unknown') {
    return intent.lines.length > 0 ? { label: words.again, press: () => place.send() } : undefined;
  }
  const may = (press: () => void) => (open && isSettled && !isShort ? press : undefined);
  if (code === 'ODDS_CHANGED') return { label: words.takeOdds, press: may(onNewOdds) };
  if (!open) {
    return { label: sale.phase === 'held' ? words.held : words.closedWait, press: undefined };
  }
  return open.serial === intent.serial
    ? { label: words.place, press: may(() => place.send()) }
    : { label: words.placeNext, press: may(() => place.send(open)) };
}

/** The main button has the focus from the start, and keeps it whatever it comes to mean. */
function Buttons(props: {
  attempt: Live;
  place: Place;
  onNewOdds: () => void;
  onPlace: () => void;
}) {
  const { attempt, place, onNewOdds, onPlace } = props;
  const words = useWords(CONFIRM);
  const primary = usePrimary(attempt, place, onNewOdds);
  const isWaiting = attempt.step === 'sending' || attempt.step === 'asking';
  return (
    <div className={look['actions']}>
      {attempt.step === 'unknown' && attempt.isSaid && (
        <Button look="quiet" onClick={place.forget}>
          {words.forget}
        </Button>
      )}
      {!isWaiting && <Button onClick={place.close}>{words.cancel}</Button>}
      {primary && (
        <Button
          key="primary"
          translate="no"
          look="primary"
          data-first
          aria-disabled={primary.press === undefined}
          aria-busy={isWaiting}
          onClick={
            primary.press &&
            (() => {
              onPlace();
              primary.press?.();
            })
          }
          // The key that opened the window, held a little long, must not place the bet.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {isWaiting && <Ring label="" size={16} />}
          {primary.label}
        </Button>
      )}
    </div>
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

function IssueLine({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(CONFIRM);
  const say = useSay();
  const game = useGames().games?.find(({ Id }) => Id === gameId);
  const issues = useIssues();
  const left = useTick((nowMs) => {
    const sale = saleAt(issues, nowMs);
    return isOpen(sale) && sale.issue.SerialNumber === serial ? sale.seconds : 0;
  });
  return (
    <p className={classes(styles['issue'], inline['num'])}>
      <b>
        {game && <span>{say(game.Name)}</span>} {words.issue(shortIssue(serial))}
      </b>
      <span className={left <= 10 ? styles['soon'] : undefined} role="timer" translate="no">
        {left > 0 ? `${words.closesIn} ${formatCountdown(left * 1000)}` : words.closedWait}
      </span>
    </p>
  );
}

function LineList(props: { lines: readonly NewLine[]; limits: GameLimits | undefined }) {
  const { lines, limits } = props;
  const words = useWords(CONFIRM);
  return (
    <ul className={styles['lines']} tabIndex={0} aria-label={words.lines}>
      {lines.map((line, i) => (
        <LineRow key={i} line={line} solo={soloPrizeOf(line, limits)} />
      ))}
    </ul>
  );
}

function LineRow({ line, solo }: { line: NewLine; solo: Amount | undefined }) {
  const stake = useWords(STAKE);
  const words = useWords(CONFIRM);
  return (
    <li>
      <span>{usePlayName(line.play)}</span>
      <WholePicks play={line.play} content={line.content} />
      <span className={classes(inline['num'], inline['mut'], styles['terms'])}>
        {stake.notes(line.notes.toLocaleString('en-US'))} · <LineTerms line={line} />
        {solo !== undefined && <em>{words.solo(formatMoney(solo))}</em>}
      </span>
      <b className={inline['num']}>
        <Money amount={line.amount} />
      </b>
    </li>
  );
}

function Figures(props: {
  gameId: number;
  lines: readonly NewLine[];
  prizeGroup: number;
  limits: WinTerms | undefined;
}) {
  const { gameId, lines, prizeGroup, limits } = props;
  const words = useWords(CONFIRM);
  const stake = useWords(STAKE);
  const slip = useWords(SLIP);
  const { notes, amount, most, caps } = totalsOf(lines, limits);
  const wins = useMostWin(lines, limits, prizeGroup);
  const wallet = useWallet().amount;
  const part = useBonusPart(gameId, lines, wallet);
  const after = wallet === undefined ? undefined : subtractMoney(addMoney(wallet, part), amount);
  return (
    <dl className={classes(look['rows'], inline['num'])}>
      <div>
        <dt>{words.count}</dt>
        <dd>{slip.total(lines.length, notes.toLocaleString('en-US'))}</dd>
      </div>
      <div>
        <dt>{words.stake}</dt>
        <dd className={inline['b']}>¥ {formatMoney(amount)}</dd>
      </div>
      {part > 0n && (
        <div>
          <dt>{words.bonus}</dt>
          <dd>¥ {formatMoney(part)}</dd>
        </div>
      )}
      <div>
        <dt>
          {caps[0] ? words[`${wins.kind}Cut`](caps.map(formatMoney).join(' / ')) : words[wins.kind]}
        </dt>
        <dd>¥ {formatMoney(wins.amount)}</dd>
      </div>
      {/* The server adds up what each bet could win. */}
      {limits?.IssuePrize !== undefined && most > limits.IssuePrize && (
        <div>
          <dt>{words.issueMost}</dt>
          <dd className={styles['bad']}>¥ {formatMoney(limits.IssuePrize)}</dd>
        </div>
      )}
      {after !== undefined && (
        <div>
          <dt>{words.after}</dt>
          <dd className={after < 0n ? styles['bad'] : undefined}>
            {after < 0n
              ? stake.short(formatMoney(subtractMoney(amount, addMoney(wallet!, part))))
              : `¥ ${formatMoney(after)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Refused(props: { refusal: PlaceRefusal; lines: readonly NewLine[] }) {
  const { refusal, lines } = props;
  const words = useWords(CONFIRM);
  const say = useSay();
  const row = refusal.params['row'];
  const where = typeof row === 'number' ? words.row(row + 1) : '';
  const place = selectionPlace(refusal);
  const content = place && lines[place.row]?.content;
  const [before, wrong, behind] = content ? around(content, place.at) : [];
  return (
    <p className={styles['refused']} role="alert">
      {where}
      {say(refusal.text)}
      {wrong !== undefined && (
        <code className={styles['excerpt']}>
          {before}
          <mark>{wrong || '…'}</mark>
          {behind}
        </code>
      )}
    </p>
  );
}

import { useState } from 'react';
import {
  formatMoney,
  fullIssue,
  Icon,
  Money,
  Plate,
  Seal,
  showToast,
  useSay,
  useWords,
} from '@fairlot/ui';
import { navigate } from '@fairlot/shell';
import { useOpenModal } from '@fairlot/ui/open-modals';
import { TimeRing } from './TimeRing.tsx';
import { cardNumberOf, type Card, type PrizeQueue, type Win } from './prize-queue.ts';
import { close, hideToday, showAgain } from './prizes.ts';
import { NOTIFY, PRIZE_SEAL } from './text.ts';
import { useTimeLeft } from './use-time-left.ts';
import { useGame } from '../../play/lottery/games/index.ts';
import { Button, IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './prize.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** A pattern for the card; decoration only. */
const patternOf = (text: string): string => text.repeat(64).slice(0, 64);

const keyOf = (card: Card, closed: number): string =>
  card.kind === 'win' ? `${card.win.gameId} ${card.win.serial}` : `many ${closed}`;

/** One prize. It stays 5 s; a pointer or the focus on it stops the time. */
export function PrizeCard({ card, queue }: { card: Card; queue: PrizeQueue }) {
  const words = useWords(NOTIFY);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const key = keyOf(card, queue.closed);
  const left = useTimeLeft(key, isPointed || isFocused, close);
  const { n, all } = cardNumberOf(queue);
  useOpenModal(true, close);
  const toRecords = () => {
    close();
    navigate.openWindow('BetRecord');
  };
  return (
    <div
      className={classes(styles['stack'], styles[`has${Math.min(queue.cards.length - 1, 2)}`])}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') close();
      }}
    >
      <div className={styles['prize']} key={key} data-prize>
        <div className={styles['art']}>
          <Plate hash={patternOf(String(card.kind === 'win' ? card.win.serial : n))} size={340} />
        </div>
        {all > 1 && (
          <span className={classes(styles['place'], inline['num'])}>
            <span aria-hidden="true">
              {n} / {all}
            </span>
            <span className={inline['vh']}>{words.place(n, all)}</span>
          </span>
        )}
        <Options />
        <button type="button" className={styles['close']} aria-label={words.close} onClick={close}>
          <TimeRing leftMs={left} />
          <Icon name="close" size={14} />
        </button>
        <div className={styles['stamp']}>
          <Seal mark={PRIZE_SEAL} size={36} />
        </div>
        {card.kind === 'win' ? <OneWin win={card.win} /> : <ManyWins card={card} />}
        <div className={styles['actions']}>
          <Button size="large" onClick={toRecords}>
            {words.records}
          </Button>
          <Button look="primary" size="large" onClick={close}>
            {words.close}
          </Button>
        </div>
      </div>
    </div>
  );
}

function OneWin({ win }: { win: Win }) {
  const words = useWords(NOTIFY);
  const say = useSay();
  const game = useGame(win.gameId);
  return (
    <>
      <div className={classes(inline['b'], styles['name'])}>
        {words.congratulations(game ? say(game.Name) : win.name)}
      </div>
      <div className={classes(inline['sec'], inline['num'], styles['issue'])}>
        {words.issue(fullIssue(win.serial))} · {words.staked(formatMoney(win.stake))}
      </div>
      <div className={classes(styles['amount'], inline['num'])}>
        + <Money amount={win.prize} currency small />
      </div>
    </>
  );
}

function ManyWins({ card }: { card: Extract<Card, { kind: 'many' }> }) {
  const words = useWords(NOTIFY);
  return (
    <>
      <div className={classes(inline['b'], styles['name'])}>{words.more(card.count)}</div>
      <div className={classes(styles['amount'], inline['num'])}>
        + <Money amount={card.prize} currency small />
      </div>
    </>
  );
}

/** What is behind the three dots: peace for the rest of the day. */
function Options() {
  const words = useWords(NOTIFY);
  const [isOpen, setOpen] = useState(false);
  const hide = () => {
    hideToday();
    showToast({
      kind: 'done',
      text: NOTIFY.hidden,
      action: { label: NOTIFY.undo, run: showAgain },
    });
  };
  return (
    <div className={styles['more']}>
      <IconButton
        icon="more"
        iconSize={16}
        label={words.options}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Button size="small" look="quiet" className={styles['peace']} onClick={hide}>
          {words.hideToday}
        </Button>
      )}
    </div>
  );
}

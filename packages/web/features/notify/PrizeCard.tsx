import { useState } from 'react';
import {
  Icon,
  Money,
  Plate,
  Seal,
  formatMoney,
  fullIssue,
  showToast,
  useSay,
  useWords,
} from '@fairlot/ui';
import { navigate } from '@fairlot/shell';
import { TimeRing } from './TimeRing.tsx';
import { placeOf, type Card, type PrizeQueue, type Win } from './prize-queue.ts';
import { close, hideToday, showAgain } from './prizes.ts';
import { NOTIFY, PRIZE_SEAL } from './text.ts';
import { useTimeLeft } from './use-time-left.ts';
import { useGame } from '../lottery/index.ts';

/** A pattern for the card; decoration only. */
const patternOf = (text: string): string => text.repeat(64).slice(0, 64);

const keyOf = (card: Card, closed: number): string =>
  card.kind === 'win' ? `${card.win.gameId} ${card.win.serial}` : `many ${closed}`;

/** One prize. It stays 5 s; a pointer or the focus on it stops the time (look section 4.15). */
export function PrizeCard({ card, queue }: { card: Card; queue: PrizeQueue }) {
  const words = useWords(NOTIFY);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const key = keyOf(card, queue.closed);
  const left = useTimeLeft(key, isPointed || isFocused, close);
  const { n, all } = placeOf(queue);
  const toRecords = () => {
    close();
    navigate.openWindow('BetRecord');
  };
  return (
    <div
      className={`prize-stack has-${Math.min(queue.cards.length - 1, 2)}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key: pressed }) => {
        if (pressed === 'Escape') close();
      }}
    >
      <div className="prize" key={key}>
        <div className="art">
          <Plate hash={patternOf(String(card.kind === 'win' ? card.win.serial : n))} size={340} />
        </div>
        {all > 1 && (
          <span className="q num">
            <span aria-hidden="true">
              {n} / {all}
            </span>
            <span className="vh">{words.place(n, all)}</span>
          </span>
        )}
        <Options />
        <button type="button" className="cls" aria-label={words.close} onClick={close}>
          <TimeRing leftMs={left} />
          <Icon name="close" size={14} />
        </button>
        <div className="stampc">
          <Seal mark={PRIZE_SEAL} size={36} />
        </div>
        {card.kind === 'win' ? <OneWin win={card.win} /> : <ManyWins card={card} />}
        <div className="act">
          <button type="button" className="btn btn-l" onClick={toRecords}>
            {words.records}
          </button>
          <button type="button" className="btn btn-p btn-l" onClick={close}>
            {words.close}
          </button>
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
      <div className="b prize-name">{words.congratulations(game ? say(game.Name) : win.name)}</div>
      <div className="sec num">
        {words.issue(fullIssue(win.serial))} · {words.staked(formatMoney(win.stake))}
      </div>
      <div className="amt num">
        + <Money amount={win.prize} currency small />
      </div>
    </>
  );
}

function ManyWins({ card }: { card: Extract<Card, { kind: 'many' }> }) {
  const words = useWords(NOTIFY);
  return (
    <>
      <div className="b prize-name">{words.more(card.count)}</div>
      <div className="amt num">
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
      text: words.hidden,
      action: { label: words.undo, run: showAgain },
    });
  };
  return (
    <div className="prize-more">
      <button
        type="button"
        className="icb"
        aria-label={words.options}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" size={16} />
      </button>
      {isOpen && (
        <button type="button" className="btn btn-s btn-q" onClick={hide}>
          {words.hideToday}
        </button>
      )}
    </div>
  );
}

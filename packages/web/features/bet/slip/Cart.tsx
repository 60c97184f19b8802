import { useEffect, useRef, useState } from 'react';
import { Icon, Money, shortIssue, useWords } from '@fairlot/ui';
import '@fairlot/ui/css/play.css';
import './slip.css';
import { useStore } from '../../../session/index.ts';
import type { SaleNow } from '../issue/tick.ts';
import type { Betting } from '../use-betting.ts';
import { clearCart, forgetRemoval, removeLine, totalsOf, undoRemoval, UNDO_MS } from './cart.ts';
import { CartLine } from './CartLine.tsx';
import { RecentBets } from './recent-part.tsx';
import { BetButton } from './BetButton.tsx';
import { SLIP, STAKE } from './text.ts';

type Props = {
  readonly betting: Betting;
  readonly sale: SaleNow;
  readonly onConfirm: () => void;
};

/** The slip, and behind its second tab the newest bets. */
export function Cart({ betting, sale, onConfirm }: Props) {
  const words = useWords(SLIP);
  const [isRecent, setRecent] = useState(false);
  const cart = useStore(betting.cart);
  const isOfficial = betting.choice.style === 'official';
  return (
    <section className="card cart" aria-label={isRecent ? words.recent : words.slip}>
      <div className="card-h">
        <button
          type="button"
          className={isRecent ? 'head' : 'head on'}
          aria-pressed={!isRecent}
          onClick={() => setRecent(false)}
        >
          {words.slip}
          <span className="tag acc num">{cart.lines.length}</span>
        </button>
        <button
          type="button"
          className={isRecent ? 'head on' : 'head'}
          aria-pressed={isRecent}
          onClick={() => setRecent(true)}
        >
          {words.recent}
        </button>
        <span className="grow" />
        {!isRecent && isOfficial && (
          <>
            <button type="button" className="btn btn-q btn-s" onClick={() => betting.addRandom(1)}>
              {words.random1}
            </button>
            <button type="button" className="btn btn-q btn-s" onClick={() => betting.addRandom(5)}>
              {words.random5}
            </button>
          </>
        )}
        {!isRecent && (
          <button
            type="button"
            className="btn btn-q btn-s"
            disabled={cart.lines.length === 0}
            onClick={() => betting.cart.set(clearCart)}
          >
            <Icon name="bin" size={14} />
            {words.clear}
          </button>
        )}
      </div>
      {isRecent ? <RecentBets betting={betting} /> : <Lines betting={betting} sale={sale} />}
      <Foot betting={betting} sale={sale} onConfirm={onConfirm} />
    </section>
  );
}

/** The rows, the way back for what was removed, and the strip of a new issue. */
function Lines({ betting, sale }: { betting: Betting; sale: SaleNow }) {
  const words = useWords(SLIP);
  const cart = useStore(betting.cart);
  const { removed } = cart;
  useEffect(() => {
    if (!removed) return undefined;
    const timer = setTimeout(() => betting.cart.set(forgetRemoval), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, betting.cart]);
  return (
    <>
      <KeptStrip betting={betting} sale={sale} />
      <ul className="lines" tabIndex={cart.lines.length > 0 ? 0 : -1} aria-label={words.slip}>
        {cart.lines.length === 0 && !removed && <li className="none">{words.empty}</li>}
        {cart.lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onRemove={(id) => betting.cart.set((old) => removeLine(old, id))}
          />
        ))}
        {removed && (
          <li className="ln undo" role="status">
            {words.removed(removed.lines.length)}
            <button
              type="button"
              className="link"
              aria-keyshortcuts="u"
              onClick={() => betting.cart.set(undoRemoval)}
            >
              {words.undo}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}

/** 已进入 143 期，注单已保留: shown when an issue begins over rows that were made for another. */
function KeptStrip({ betting, sale }: { betting: Betting; sale: SaleNow }) {
  const words = useWords(SLIP);
  const serial = sale.phase === 'open' ? sale.serial : undefined;
  const isFilled = betting.lines.length > 0;
  const seen = useRef(serial);
  const [shown, show] = useState<number>();
  useEffect(() => {
    if (serial === undefined) return;
    if (seen.current !== undefined && seen.current !== serial && isFilled) show(serial);
    seen.current = serial;
  }, [serial, isFilled]);
  if (shown === undefined || !isFilled) return null;
  return (
    <div className="bnr kept" role="status">
      <span className="grow">{words.kept(shortIssue(shown))}</span>
      <button type="button" className="link" onClick={() => betting.cart.set(clearCart)}>
        {words.clear}
      </button>
      <button type="button" className="link" onClick={() => show(undefined)}>
        {words.dismiss}
      </button>
    </div>
  );
}

function Foot({ betting, sale, onConfirm }: Props) {
  const words = useWords(SLIP);
  const stake = useWords(STAKE);
  const { lines, notes, amount, most } = totalsOf(betting.lines);
  return (
    <div className="ft">
      <span className="sec num">{words.total(lines, notes.toLocaleString('en-US'))}</span>
      <b className="num total">
        <Money amount={amount} currency />
      </b>
      {lines > 0 && (
        <span className="mut num most">
          {stake.wins} <Money amount={most} currency />
        </span>
      )}
      <span className="grow" />
      <BetButton sale={sale} isEmpty={lines === 0} label={words.confirm} onBet={onConfirm} enter />
    </div>
  );
}

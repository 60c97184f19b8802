import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  addMoney,
  mills,
  subtractMoney,
  sumMoney,
  type Money,
  ZERO,
} from '@fairlot/rules/core/money';
import { formatMoney, Money as MoneyText, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import type { WorstOutcome } from '@fairlot/rules/odds/worst-outcome';
import { navigate, serverNow, useServerNow } from '@fairlot/shell';
import { useWallet } from '../../../session/index.ts';
import { knownPlay } from '../lottery/families/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { HiddenAsk, loadBonusPart } from '../slip/index.ts';
import { useMostWins, WINS, winsText } from '../slip/wins/index.ts';
import { COMBO } from './text.ts';
import { amountOf, type TileBet } from './tile-state.ts';
import { termsOf } from './use-bets.ts';
import type { Outcome, Results, Sent } from './use-results.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './combo.module.css';

const LOOKS = {
  accepted: 'ok',
  refused: 'bad',
  blocked: 'bad',
  unknown: 'wait',
  sending: 'wait',
  asking: 'wait',
} as const;

/** How the bets of a tile ended, or the server's reason. */
function OutcomeLine({ sent, outcome }: { sent: Sent; outcome: Outcome }) {
  const words = useWords(COMBO);
  const say = useSay();
  const now = sent.attempt.get();
  const reason = now.step === 'confirming' && now.refusal ? say(now.refusal.text) : undefined;
  const text = outcome === 'refused' ? (reason ?? words.unknown) : words[outcome];
  const ids = now.step === 'accepted' ? now.receipt.BetIds : [];
  return (
    <>
      <span className={styles[LOOKS[outcome]]}>{text}</span>
      {ids.length > 0 && (
        <small className={styles['ids']}>{words.ids(ids.join(' '), ids.length === 1)}</small>
      )}
    </>
  );
}

function TileLine(props: {
  readonly bet: TileBet;
  readonly game: Game | undefined;
  readonly children: ReactNode;
}) {
  const { bet, game, children } = props;
  const words = useWords(COMBO);
  const say = useSay();
  const sides = bet.lines.map(({ play, content }) => {
    const options = knownPlay(play)?.options ?? [];
    const option = options.find(({ code }) => code === content);
    return option ? say(option.name) : content;
  });
  return (
    <li>
      <span className={styles['what']}>
        <b>{game ? say(game.Name) : bet.gameId}</b>
        <small>{words.issue(shortIssue(bet.serial))}</small>
        <span>{sides.join(' · ')}</span>
      </span>
      <b className={styles['money']}>
        <MoneyText amount={sumMoney(bet.lines.map(({ amount }) => amount))} />
      </b>
      <span className={styles['state']}>{children}</span>
    </li>
  );
}

/** Sends all, unless the balance is short of it; once they are on their way, ends the view. */
function Buttons(props: {
  readonly isShort: boolean;
  readonly isSent: boolean;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}) {
  const { isShort, isSent, isBusy, onSend, onClose } = props;
  const words = useWords(COMBO);
  if (isSent) {
    return (
      <Button look="primary" isBusy={isBusy} onClick={onClose}>
        {isBusy ? words.wait : words.close}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button
        look="primary"
        autoFocus
        aria-disabled={isShort}
        onClick={isShort ? undefined : onSend}
        // The key that opened the window, held a little long, must not place the bets.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {words.place}
      </Button>
    </>
  );
}

type CountPart = (bets: readonly TileBet[], cash: Money) => Money;

/** Counts by the bonus that there is now, with code that most players never need. */
async function loadCount(): Promise<CountPart> {
  const { lookForHelp, bonusPartOfAll } = await loadBonusPart();
  const help = await lookForHelp();
  return (bets, cash) =>
    bonusPartOfAll(
      help,
      bets.map(({ gameId, lines }) => ({ gameId, amounts: lines.map(({ amount }) => amount) })),
      cash,
    );
}

/** What a bonus pays of it; what there is of one is looked up where cash is short. */
function useBonusPart(bets: readonly TileBet[], cash: Money | undefined): Money {
  const [count, setCount] = useState<CountPart>();
  const isShort = cash !== undefined && amountOf(bets) > cash;
  useEffect(() => {
    if (!isShort) return undefined;
    let isLeft = false;
    // Where it does not come the bets stay short of cash, as without a bonus.
    loadCount()
      .then((next) => !isLeft && setCount(() => next))
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isShort]);
  return isShort && count ? count(bets, cash) : ZERO;
}

/** What all of it costs, what of it a bonus pays, and what is left of the balance. */
function Total(props: {
  readonly total: Money;
  readonly part: Money;
  readonly wins: WorstOutcome;
  readonly after: Money | undefined;
  readonly onTopUp: () => void;
}) {
  const { total, part, wins, after, onTopUp } = props;
  const words = useWords(COMBO);
  const { label, about } = winsText(useWords(WINS), wins);
  return (
    <p className={styles['total']}>
      {words.total} <b>¥ {formatMoney(total)}</b>
      {part > 0n && <span>{words.bonus(formatMoney(part))}</span>}
      <span title={about}>
        {label} ¥ {formatMoney(wins.amount)}
      </span>
      {after !== undefined && (
        <span className={after < 0n ? styles['bad'] : undefined}>
          {after < 0n
            ? words.short(formatMoney(mills(-after)))
            : `${words.after} ¥ ${formatMoney(after)}`}
        </span>
      )}
      {after !== undefined && after < 0n && (
        <button type="button" className={inline['link']} onClick={onTopUp}>
          {words.topUp}
        </button>
      )}
    </p>
  );
}

/** The most that a draw of each of these games brings. */
function useWins(bets: readonly TileBet[]): WorstOutcome {
  const asks = useMemo(
    () =>
      bets.map(({ gameId, lines }) => ({
        lines,
        terms: termsOf(gameId),
        prizeGroup: 0,
        nowMs: serverNow(),
      })),
    [bets],
  );
  return useMostWins(asks);
}

/** All tiles that are about to be sent, and once they are, what became of each. */
export function ConfirmBets(props: {
  readonly bets: readonly TileBet[];
  readonly games: readonly Game[];
  readonly results: Results;
  readonly onClose: () => void;
}) {
  const { bets, games, results, onClose } = props;
  const words = useWords(COMBO);
  const nowMs = useServerNow();
  const wallet = useWallet().amount;
  const { sent, outcomes } = results;
  const isSent = sent.length > 0;
  const isBusy = outcomes.some((outcome) => outcome === 'sending' || outcome === 'asking');
  const total = amountOf(bets);
  const part = useBonusPart(bets, wallet);
  const wins = useWins(bets);
  const after = wallet === undefined ? undefined : subtractMoney(addMoney(wallet, part), total);
  const isShort = after !== undefined && after < 0n;
  const done = outcomes.filter((outcome) => outcome === 'accepted').length;
  const send = (): void => void results.send(bets);
  const topUp = (): void => {
    onClose();
    navigate.openWindow('Deposit');
  };
  return (
    <Dialog
      isOpen
      title={isSent ? words.results : words.confirm}
      onClose={onClose}
      actions={<Buttons {...{ isShort, isSent, isBusy, onClose }} onSend={send} />}
    >
      <ul className={styles['lines']}>
        {bets.map((bet, i) => {
          const [own, outcome] = [sent[i], outcomes[i]];
          return (
            <TileLine key={bet.gameId} bet={bet} game={games.find(({ Id }) => Id === bet.gameId)}>
              {own && outcome && <OutcomeLine sent={own} outcome={outcome} />}
              {!isSent && bet.closesAt <= nowMs && (
                <span className={styles['bad']}>{words.closed}</span>
              )}
            </TileLine>
          );
        })}
      </ul>
      {!isSent && <Total {...{ total, part, wins, after }} onTopUp={topUp} />}
      <div className={styles['ask']}>{!isSent && <HiddenAsk />}</div>
      {isSent && (
        <p className={styles['total']} role="status">
          {!isBusy && words.all(done, bets.length)}
          {!isBusy && done > 0 && <span>{words.final}</span>}
        </p>
      )}
    </Dialog>
  );
}

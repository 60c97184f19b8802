import { useState } from 'react';
import { Money, shortIssue, showToast, Status, useWords } from '@fairlot/ui';
import { betHttp, type BetRecord } from '@fairlot/wire/play/bet';
import { useCall, useIsSending } from '@fairlot/shell';
import { againLine } from '../lines/again-line.ts';
import { cancelBets } from '../attempt/cancel-bets.ts';
import { usePlayName } from '../cart-line/CartLine.tsx';
import { Picks } from '../cart-line/Picks.tsx';
import { MORE } from '../saved/more-text.ts';
import { RECENT } from './recent-text.ts';
import { copyLink } from '../saved/share-link.ts';
import { SlipMore } from '../more/SlipMore.tsx';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import { usePlay } from '../../lottery/families/index.ts';
import type { Slip } from '../state/use-slip.ts';
import { useTick } from '../../lottery/issue/index.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from '../cart-line/cart.module.css';
import inline from '@fairlot/ui/inline.module.css';

const COUNT = 20;
const LOOKS = ['wait', 'off', 'lose', 'win'] as const;

type Props = { readonly slip: Slip; readonly board: Pick<Board, 'prizeGroup' | 'credit'> };

/** The newest bets of this game: what they are, what became of them, again or back. */
export default function RecentBets({ slip, board }: Props) {
  const words = useWords(RECENT);
  const records = useCall(betHttp.getBetRecords, {
    GameId: slip.gameId,
    PageSize: COUNT,
  });
  const rows = records.data?.ok ? records.data.value.Rows : undefined;
  const more = useWords(MORE);
  const [isOpen, setOpen] = useState(false);
  return (
    <ul
      className={classes(styles['lines'], styles['recent'])}
      tabIndex={0}
      aria-label={words.title}
    >
      <li className={styles['line']}>
        <button type="button" className={inline['link']} onClick={() => setOpen(true)}>
          {more.repeat} · {more.title}
        </button>
        {isOpen && <SlipMore slip={slip} board={board} onClose={() => setOpen(false)} />}
      </li>
      {rows?.length === 0 && <li className={styles['none']}>{words.none}</li>}
      {rows?.map((bet) => (
        <RecentRow key={bet.Id} bet={bet} slip={slip} board={board} />
      ))}
    </ul>
  );
}

function RecentRow({ bet, slip, board }: Props & { readonly bet: BetRecord }) {
  const words = useWords(RECENT);
  const name = usePlayName(bet.Play);
  const canCancel = useTick((nowMs) => bet.State === 0 && nowMs < bet.CloseTimeStamp);
  const isOfficial = usePlay(bet.Play)?.style === 'official';
  const again = (use: (lines: readonly NewLine[]) => void) => {
    const lines = linesAgain(bet, board);
    if (lines.length > 0) use(lines);
    else showToast({ kind: 'warn', text: MORE.left });
  };
  const isSending = useIsSending(betHttp.cancel, ({ BetId }) => BetId === bet.Id);
  return (
    <li className={styles['line']}>
      <span className={inline['cut']} title={name}>
        <span className={classes(inline['mut'], inline['num'])}>
          {shortIssue(bet.SerialNumber)}
        </span>{' '}
        {name}
      </span>
      <Picks play={bet.Play} content={bet.Content} />
      {isTied(bet) ? (
        <Status look="tie">{words.tied}</Status>
      ) : (
        <Status look={LOOKS[bet.State] ?? 'wait'}>{stateWord(bet.State, words)}</Status>
      )}
      <span className={classes(inline['num'], inline['b'], styles['amount'])}>
        {bet.State === 3 ? (
          <Money amount={bet.Prize} sign />
        ) : (
          <Money amount={bet.Amount} currency />
        )}
      </span>
      <span className={classes(inline['row'], styles['actions'])}>
        {canCancel && isOfficial && (
          <button
            type="button"
            className={inline['link']}
            aria-disabled={isSending}
            onClick={() => isSending || void cancelBets([bet.Id])}
          >
            {words.cancel}
          </button>
        )}
        {!bet.IsContentCut && (
          <>
            <button type="button" className={inline['link']} onClick={() => again(slip.put)}>
              {words.again}
            </button>
            <button type="button" className={inline['link']} onClick={() => again(share)}>
              {words.share}
            </button>
          </>
        )}
      </span>
    </li>
  );
}

/** Its stake came back in a tie: neither won nor lost. */
const isTied = ({ State, Refund }: BetRecord): boolean => State === 2 && Refund > 0n;

function stateWord(
  state: number,
  words: Record<'state0' | 'state1' | 'state2' | 'state3', string>,
) {
  return [words.state0, words.state1, words.state2, words.state3][state] ?? '';
}

/** The same bet as a row of now; none where the game does not take it any more. */
function linesAgain(bet: BetRecord, { prizeGroup, credit }: Props['board']): readonly NewLine[] {
  const play = credit.all.find(({ code }) => code === bet.Play);
  const line = play && againLine(bet, play, { prizeGroup, table: credit.table });
  return line ? [line] : [];
}

/** As a link, which fills nothing in by itself and never places a bet. */
const share = (lines: readonly NewLine[]): void => void copyLink(lines);

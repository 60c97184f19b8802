import { CountBadge } from '@fairlot/ui/badge';
import { Icon, Money, useWords } from '@fairlot/ui';
import { CreditTools } from '../../board/credit/index.ts';
import type { Board } from '../../board/pads/index.ts';
import { BetButton } from '../stake/BetButton.tsx';
import { totalsOf } from '../lines/cart.ts';
import { useStake } from '../stake/stake-store.ts';
import type { StakeProps } from './StakeBar.tsx';
import { Stepper } from '../stake/Stepper.tsx';
import { STAKE } from '../stake/text.ts';
import { UnitSwitch } from '../stake/UnitSwitch.tsx';
import type { Draft } from '../state/use-draft.ts';
import { useShortfall } from '../funds/use-shortfall.tsx';
import { useMostWin } from '../wins/index.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import { Button, iconButtonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './phone-stake.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The stake bar of the phone: two lines that stay at the bottom. */
export function PhoneStake(
  props: StakeProps & {
    /** Rows of the slip. */
    readonly rows: number;
    readonly onSlip: () => void;
  },
) {
  const { board, draft, onRandom, sale, onBet, rows, onSlip } = props;
  const words = useWords(STAKE);
  const stake = useStake();
  const isOfficial = board.choice.style === 'official';
  return (
    <footer className={styles['stake']} data-stake>
      <div className={styles['line']}>
        {isOfficial ? (
          <>
            <Stepper multiple={stake.multiple} />
            <UnitSwitch mode={stake.mode} />
            <span className={inline['grow']} />
            <Button
              look="quiet"
              className={styles['random']}
              aria-label={words.random}
              onClick={onRandom}
            >
              <Icon name="shuffle" size={18} />
              <span className={styles['word']}>{words.random}</span>
            </Button>
          </>
        ) : (
          board.credit.table && <CreditTools credit={board.credit} />
        )}
      </div>
      <div className={styles['line']}>
        <button
          type="button"
          className={classes(iconButtonClass(), styles['slip'])}
          aria-label={words.slipCount(rows)}
          aria-haspopup="dialog"
          onClick={onSlip}
        >
          <Icon name="basket" size={22} />
          {rows > 0 && <CountBadge count={rows} />}
        </button>
        <PhoneSum board={board} draft={draft.lines} />
        <Button
          look="tint"
          className={styles['add']}
          disabled={draft.lines.length === 0}
          onClick={draft.add}
        >
          {words.addShort}
        </Button>
        <BetButton
          className={styles['bet']}
          sale={sale}
          isEmpty={draft.lines.length === 0}
          onBet={onBet}
        />
      </div>
    </footer>
  );
}

function PhoneSum({ board, draft }: { board: Board; draft: Draft['lines'] }) {
  const words = useWords(STAKE);
  const { limits } = board.credit;
  const { notes, amount, caps } = totalsOf(draft, limits);
  const wins = useMostWin(draft, limits, board.prizeGroup);
  const short = useShortfall(board, draft, amount, true);
  const why = useDisabledReason(board);
  if (draft.length === 0) {
    return (
      <div className={classes(styles['sum'], styles['why'])} role="status">
        {why}
      </div>
    );
  }
  return (
    <div className={classes(styles['sum'], inline['num'])}>
      <div className={styles['amount']}>
        <Money amount={amount} currency />
      </div>
      {short ? (
        <div className={styles['short']} role="status">
          {short}
        </div>
      ) : (
        <div className={styles['wins']}>
          {words.notes(notes.toLocaleString('en-US'))} ·{' '}
          {wins.kind === 'bound' ? words.boundShort : caps[0] ? words.cutShort : words.winsShort}{' '}
          <Money amount={wins.amount} />
        </div>
      )}
    </div>
  );
}

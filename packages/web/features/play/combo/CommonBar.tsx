import { formatMoney, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { isBadStake } from '../board/credit/index.ts';
import { COMBO } from './text.ts';
import { amountOf, type TileBet } from './tile-state.ts';
import styles from './combo.module.css';

const PRESETS = ['1', '5', '10', '50', '100'] as const;

/** The amount for every tile, and the one press for all. */
export function CommonBar(props: {
  readonly common: string;
  readonly setCommon: (amount: string) => void;
  readonly all: readonly TileBet[];
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onBet: () => void;
}) {
  const { common, setCommon, all, onAll, onClear, onBet } = props;
  const words = useWords(COMBO);
  const count = all.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div className={styles['bar']}>
      <TextInput
        className={styles['amount']}
        inputMode="decimal"
        aria-label={words.amount}
        aria-invalid={isBadStake(common)}
        value={common}
        maxLength={12}
        onText={setCommon}
      />
      <span className={styles['presets']}>
        {PRESETS.map((preset) => (
          <Button key={preset} size="small" onClick={() => setCommon(preset)}>
            {preset}
          </Button>
        ))}
      </span>
      <Button onClick={onAll}>{words.applyAll}</Button>
      <span className={styles['sum']} aria-live="polite">
        {words.sum(all.length, count)} <b>¥ {formatMoney(amountOf(all))}</b>
      </span>
      <Button look="quiet" onClick={onClear}>
        {words.clear}
      </Button>
      <Button look="primary" aria-disabled={all.length === 0} onClick={onBet}>
        {words.betAll}
      </Button>
    </div>
  );
}

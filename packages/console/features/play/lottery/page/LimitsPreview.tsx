import inline from '@fairlot/ui/inline.module.css';
import { useCall } from '@fairlot/shell';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import type { Input, Output } from '@fairlot/wire/core';
import { betConsole } from '@fairlot/wire/play/bet';
import { usePage } from '../../../staff/operator/index.ts';
import styles from './prices.module.css';
import { text } from './limits-text.ts';

type Preview = Output<typeof betConsole.previewLimits>;
type Limit = keyof Preview['Touched'];

const LIMITS = [
  'PrizeLimit',
  'MinStake',
  'MaxStake',
  'MaxMultiple',
  'IssuePrize',
  'Budget',
] as const satisfies readonly Limit[];

/** Each limit as it is and as it would be, and what it would have made of the wagers of the day. */
function Rows({ preview }: { readonly preview: Preview }) {
  const words = useWords(text);
  const { Before, After, Touched } = preview;
  const shown = (value: Preview['Before'][Limit]) => {
    if (value === undefined) return words.none;
    return typeof value === 'number' ? String(value) : formatMoney(value);
  };
  return LIMITS.map((name) => (
    <tr key={name} data-changed={shown(Before[name]) !== shown(After[name]) || undefined}>
      <td>{words[name]}</td>
      <td className={inline['num']}>{shown(Before[name])}</td>
      <td className={inline['num']}>{shown(After[name])}</td>
      <td className={inline['num']}>{words.touched(name, Touched[name])}</td>
    </tr>
  ));
}

/** What limits would change, before anybody is asked. */
export function LimitsPreview({
  wanted,
}: {
  readonly wanted: Input<typeof betConsole.previewLimits>;
}) {
  const words = useWords(text);
  const say = useSay();
  const { data, isError, refetch } = useCall(
    betConsole.previewLimits,
    wanted,
    usePage('lottery.games', betConsole.previewLimits),
  );
  if (isError && !data) {
    return (
      <p className={styles['fault']} role="status">
        {words.failed} <Button onClick={() => void refetch()}>{words.retry}</Button>
      </p>
    );
  }
  if (!data) return <p role="status">{words.looking}</p>;
  if (!data.ok) {
    return (
      <p className={styles['fault']} role="status">
        {say(data.error.text)}
      </p>
    );
  }
  return (
    <section className={styles['scroll']} aria-label={words.title} role="status">
      <table className={styles['returns']}>
        <caption>{words.today(data.value.Bets)}</caption>
        <thead>
          <tr>
            <th>{words.limit}</th>
            <th>{words.before}</th>
            <th>{words.after}</th>
            <th>{words.effect}</th>
          </tr>
        </thead>
        <tbody>
          <Rows preview={data.value} />
        </tbody>
      </table>
    </section>
  );
}

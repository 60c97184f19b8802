import type { TrendSeries } from '@fairlot/rules/play/family';
import { useSay, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import type { Picking } from './heads/picking.ts';
import { moveAmongHeads } from './heads/move.ts';
import { TREND } from './text.ts';
import styles from './trend.module.css';

/** Buttons over the heads of the picture, which it has drawn: a tap picks the value on the pad. */
export function TrendHeads(props: {
  readonly series: TrendSeries;
  readonly values: readonly string[];
  readonly picking: Picking;
  /** Where the columns begin, and how wide the picture is, in its own measure. */
  readonly left: number;
  readonly width: number;
}) {
  const { series, values, picking, left, width } = props;
  const words = useWords(TREND);
  const say = useSay();
  const part = (length: number): string => `${(100 * length) / width}%`;
  const each = (width - left) / values.length;
  const picks = values.map((_, index) => {
    const pick = series.pick?.(index);
    return pick && picking.canPick(pick) ? pick : undefined;
  });
  const first = picks.findIndex(Boolean);
  return (
    <div
      className={styles['heads']}
      role="group"
      aria-label={words.heads}
      onKeyDown={moveAmongHeads}
    >
      {picks.map((pick, index) => {
        if (!pick) return null;
        const isPicked = picking.isPicked(pick);
        return (
          <button
            key={values[index]}
            type="button"
            className={classes(isPicked && styles['picked'])}
            style={{ left: part(left + index * each), width: part(each) }}
            tabIndex={index === first ? 0 : -1}
            aria-pressed={isPicked}
            aria-label={words.head(say(series.name), values[index] ?? '')}
            onClick={() => picking.toggle(pick)}
          >
            {isPicked && values[index]}
          </button>
        );
      })}
    </div>
  );
}

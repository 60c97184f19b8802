import { useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { moveAmongHeads } from '../heads/move.ts';
import type { Picking } from '../heads/picking.ts';
import type { Layout } from './layout.ts';
import { CHART } from './text.ts';
import styles from './chart.module.css';

/** The names of blocks and columns. One that can be bet on is a button that picks it. */
export function Head({ layout, picking }: { layout: Layout; picking: Picking | undefined }) {
  const words = useWords(CHART);
  const picks = layout.columns.map(({ block, index }) => {
    const pick = layout.blocks[block]?.block.pick?.(index);
    return pick && picking?.canPick(pick) ? pick : undefined;
  });
  const first = picks.findIndex(Boolean);
  return (
    <div
      className={styles['head']}
      role="group"
      aria-label={words.heads}
      onKeyDown={moveAmongHeads}
    >
      <div className={styles['corner']}>{words.issue}</div>
      <div className={styles['names']} style={{ width: layout.width }}>
        {layout.blocks.map(({ name, x, width }) => (
          <span key={x} style={{ left: x, width }}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles['heads']} style={{ width: layout.width }}>
        {layout.columns.map(({ label, x, width, block }, column) => {
          const pick = picks[column];
          const place = { left: x, width };
          if (!pick || !picking) {
            return (
              <span key={x} className={styles['value']} style={place}>
                {label}
              </span>
            );
          }
          const isPicked = picking.isPicked(pick);
          return (
            <button
              key={x}
              type="button"
              className={classes(styles['value'], isPicked && styles['picked'])}
              style={place}
              tabIndex={column === first ? 0 : -1}
              aria-pressed={isPicked}
              aria-label={`${layout.blocks[block]?.name} ${label}`}
              onClick={() => picking.toggle(pick)}
            >
              {label}
            </button>
          );
        })}
      </div>
    </div>
  );
}

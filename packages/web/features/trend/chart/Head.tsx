import type { KeyboardEvent } from 'react';
import { useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import type { Picking } from './picking.ts';
import type { Layout } from './layout.ts';
import { CHART } from './text.ts';
import styles from './chart.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows, Home and End go from head to head: one of them is a stop of the tabulator. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button === document.activeElement);
  const step = STEPS[event.key];
  const ends: Readonly<Record<string, HTMLElement | undefined>> = { Home: all[0], End: all.at(-1) };
  const to = step === undefined ? ends[event.key] : all[(at + step + all.length) % all.length];
  if (!to) return;
  event.preventDefault();
  to.focus();
  to.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The names of blocks and columns. One that can be bet on is a button that picks it. */
export function Head({ layout, picking }: { layout: Layout; picking: Picking | undefined }) {
  const words = useWords(CHART);
  const picks = layout.columns.map(({ block, index }) => {
    const pick = layout.blocks[block]?.block.pick?.(index);
    return pick && picking?.canPick(pick) ? pick : undefined;
  });
  const first = picks.findIndex(Boolean);
  return (
    <div className={styles['head']} role="group" aria-label={words.heads} onKeyDown={move}>
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

import { memo, useCallback, useSyncExternalStore } from 'react';
import { holds, sizeOf, type BitSet } from '@fairlot/rules/core/bit-set';
import { ballClass, DrawnBall, useLanguage, useWords } from '@fairlot/ui';
import type { PadRow as Row } from '@fairlot/rules/play/play';
import { useAnimal } from '../../lottery/issue/index.ts';
import type { FigureMark } from '../figures/omission.ts';
import { faceOf } from './face.ts';
import { QUICK_KEYS, quickKeyOf, type QuickKey } from '../picks/picks.ts';
import { rowName, symbolName } from '../picks/row-name.ts';
import type { PicksNow } from './use-pad.ts';
import { PAD } from '../play/text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './pads.module.css';
import inline from '@fairlot/ui/inline.module.css';

export type RowProps = {
  readonly row: Row;
  readonly at: number;
  readonly now: PicksNow;
  /** The cell of this row that the Tab key reaches. */
  readonly stop: number;
  readonly figures: readonly (FigureMark | undefined)[] | undefined;
  readonly phone: boolean;
  readonly family: string;
  readonly onToggle: (row: number, index: number) => void;
  readonly onQuick: (row: number, key: QuickKey) => void;
};

const NONE: BitSet = [];

/** One row of the pad: its name, its cells, its quick keys. It renders when its own picks change. */
export const PadRow = memo(function PadRow(props: RowProps) {
  const { row, at, now, phone, onQuick } = props;
  const picked = useSyncExternalStore(now.subscribe, () => now.get().rows[at] ?? NONE);
  const words = useWords(PAD);
  const language = useLanguage();
  const name = rowName(row, language);
  const on = row.quick ? quickKeyOf(row, picked) : undefined;
  const quick = row.quick && <Quick at={at} name={name} on={on} onQuick={onQuick} />;
  const count = words.picked(sizeOf(picked));
  const cells = <Cells {...props} name={name} picked={picked} />;
  if (phone) {
    return (
      <section className={styles['position']} aria-label={name}>
        <div className={styles['head']}>
          <b>{name}</b>
          <small className={inline['num']}>{count}</small>
          <span className={inline['grow']} />
          {quick}
        </div>
        {cells}
      </section>
    );
  }
  return (
    <div className={classes(styles['row'], isWide(row) && styles['wide'])}>
      <div className={styles['name']}>
        {name}
        <small>{count}</small>
      </div>
      {cells}
      {quick}
    </div>
  );
});

type QuickProps = {
  readonly at: number;
  readonly name: string;
  readonly on: QuickKey | undefined;
  readonly onQuick: (row: number, key: QuickKey) => void;
};

/** All, big, small, odd, even, none: each decides the whole row. */
const Quick = memo(function Quick({ at, name, on, onQuick }: QuickProps) {
  const words = useWords(PAD);
  return (
    <div className={styles['quick']}>
      {QUICK_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={quickClass(key, on)}
          aria-label={`${name} ${words[key]}`}
          onClick={() => onQuick(at, key)}
        >
          {words[key]}
        </button>
      ))}
    </div>
  );
});

const quickClass = (key: QuickKey, on: QuickKey | undefined): string =>
  classes(key === 'clear' && styles['clear'], key === on && styles['on']);

/** Rows of many numbered balls are a field of them, ten a line, on a phone eight. */
const isField = (row: Row): boolean =>
  row.symbols.length > 31 || (row.symbols.length >= 18 && row.symbols[0] === '01');

/** Rows that are not the ten digits wrap: sums, spans, named choices. */
const isWide = (row: Row): boolean => row.symbols.length > 10 || row.labels !== undefined;

function Cells(props: RowProps & { readonly name: string; readonly picked: BitSet }) {
  const { row, at, picked, stop, figures, phone, family, name, onToggle } = props;
  const language = useLanguage();
  const shape = isField(row) ? styles['tens'] : isWide(row) && styles['wrap'];
  const face = row.labels ? undefined : faceOf(family, row.symbols);
  const animal = useAnimal();
  const toggle = useCallback((index: number) => onToggle(at, index), [onToggle, at]);
  return (
    <div
      className={classes(phone ? styles['grid'] : styles['numbers'], shape)}
      role="group"
      aria-label={name}
    >
      {row.symbols.map((symbol, index) => (
        <Cell
          key={symbol}
          place={`${at}:${index}`}
          index={index}
          row={name}
          label={symbolName(row, index, language)}
          isNamed={row.labels !== undefined}
          isOn={holds(picked, index) === 1}
          isStop={index === stop}
          face={face}
          isExtra={row.isExtra ?? false}
          about={row.about?.[index] ?? (face && animal?.(symbol))}
          figure={figures ? (figures[index] ?? NO_FIGURE) : undefined}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

/** Keeps the height of a figure before the first draw is known. */
const NO_FIGURE: FigureMark = { text: '\u00a0', mark: '' };

type CellProps = {
  readonly place: string;
  readonly index: number;
  readonly row: string;
  readonly label: string;
  readonly isNamed: boolean;
  readonly isOn: boolean;
  readonly isStop: boolean;
  readonly face: ReturnType<typeof faceOf>;
  readonly isExtra: boolean;
  readonly about: string | undefined;
  readonly figure: FigureMark | undefined;
  readonly onToggle: (index: number) => void;
};

/** One symbol. A tap draws two of these: what was picked, and what the Tab key reaches no more. */
const Cell = memo(function Cell(props: CellProps) {
  const { place, index, row, label, isNamed, isOn, isStop, face, isExtra } = props;
  const { about, figure, onToggle } = props;
  const isBall = label.length <= 2 && !isNamed;
  const look = isBall
    ? ballClass('lg', isOn ? 'on' : 'plain', label.length > 1, isExtra)
    : classes(styles['option'], isOn && styles['on']);
  return (
    <button
      type="button"
      className={styles['cell']}
      data-pick={place}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isOn}
      aria-label={`${row} ${label}`}
      onClick={(event) => {
        // A mouse has turned the cell at the press already; this is a tap or a key.
        if (event.detail === 0 || !isMouse(event.nativeEvent)) onToggle(index);
      }}
    >
      {face && !isOn ? (
        <DrawnBall kind={face} size="lg" text={label} />
      ) : (
        <span className={look} data-ball={isBall || undefined}>
          {label}
        </span>
      )}
      {about && <small>{about}</small>}
      {figure && <small className={markClass(figure)}>{figure.text}</small>}
    </button>
  );
});

const markClass = ({ mark }: FigureMark): string =>
  classes(mark === 'cold' && styles['cold'], mark === 'hot' && styles['hot']);

const isMouse = (event: MouseEvent): boolean =>
  !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === 'pen';

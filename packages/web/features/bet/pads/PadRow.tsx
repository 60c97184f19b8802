import { memo } from 'react';
import { useLanguage, useWords } from '@fairlot/ui';
import type { PadRow as Row } from '@fairlot/rules/play/play';
import { PAD } from '../text.ts';
import type { FigureMark } from './omission.ts';
import { countBits, QUICK_KEYS, quickKeyOf, type QuickKey } from './picks.ts';
import { rowName, symbolName } from './row-name.ts';

export type RowProps = {
  readonly row: Row;
  readonly at: number;
  readonly mask: number;
  /** The cell of this row that the Tab key reaches. */
  readonly stop: number;
  readonly figures: readonly (FigureMark | undefined)[] | undefined;
  readonly phone: boolean;
  readonly onToggle: (row: number, index: number) => void;
  readonly onQuick: (row: number, key: QuickKey) => void;
};

/** One row of the pad: its name, its cells, its quick keys. It renders when its own picks change. */
export const PadRow = memo(function PadRow(props: RowProps) {
  const { row, at, mask, phone, onQuick } = props;
  const words = useWords(PAD);
  const language = useLanguage();
  const name = rowName(row, language);
  const quick = row.quick && (
    <div className="quick">
      {QUICK_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={quickClass(key, quickKeyOf(row, mask))}
          aria-label={`${name} ${words[key]}`}
          onClick={() => onQuick(at, key)}
        >
          {words[key]}
        </button>
      ))}
    </div>
  );
  const count = words.picked(countBits(mask));
  const cells = <Cells {...props} name={name} />;
  if (phone) {
    return (
      <section className="m-pos" aria-label={name}>
        <div className="h">
          <b>{name}</b>
          <small className="num">{count}</small>
          <span className="grow" />
          {quick}
        </div>
        {cells}
      </section>
    );
  }
  return (
    <div className={isWide(row) ? 'brow wide' : 'brow'}>
      <div className="pos">
        {name}
        <small>{count}</small>
      </div>
      {cells}
      {quick}
    </div>
  );
});

const quickClass = (key: QuickKey, on: QuickKey | undefined): string =>
  `${key === 'clear' ? 'clr' : ''}${key === on ? ' on' : ''}`.trim();

/** Rows that are not the ten digits wrap: sums, spans, named choices. */
const isWide = (row: Row): boolean => row.symbols.length > 10 || row.labels !== undefined;

function Cells(props: RowProps & { readonly name: string }) {
  const { row, phone, name } = props;
  const wrap = isWide(row) ? (phone ? 'm-grid wrap' : 'nums wrap') : phone ? 'm-grid' : 'nums';
  return (
    <div className={wrap} role="group" aria-label={name}>
      {row.symbols.map((symbol, index) => (
        <Cell key={symbol} {...props} index={index} />
      ))}
    </div>
  );
}

function Cell(props: RowProps & { readonly name: string; readonly index: number }) {
  const { row, at, mask, stop, figures, onToggle, name, index } = props;
  const label = symbolName(row, index, useLanguage());
  const on = ((mask >>> index) & 1) === 1;
  const figure = figures?.[index];
  const look = label.length > 2 || row.labels !== undefined ? 'opt' : ballClass(label);
  return (
    <button
      type="button"
      className="cell"
      data-pick={`${at}:${index}`}
      tabIndex={index === stop ? 0 : -1}
      aria-pressed={on}
      aria-label={`${name} ${label}`}
      onClick={(event) => {
        // A mouse has turned the cell at the press already; this is a tap or a key.
        if (event.detail === 0 || !isMouse(event.nativeEvent)) onToggle(at, index);
      }}
    >
      <span className={on ? `${look} is-on` : look}>{label}</span>
      {figure ? (
        <small className={figure.mark}>{figure.text}</small>
      ) : (
        figures && <small>&nbsp;</small>
      )}
    </button>
  );
}

const ballClass = (label: string): string => (label.length > 1 ? 'ball two' : 'ball');

const isMouse = (event: MouseEvent): boolean =>
  !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === 'pen';

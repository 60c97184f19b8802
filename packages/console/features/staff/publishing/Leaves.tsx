import { useCall } from '@fairlot/shell';
import { formatMoney, Status, useSay, useWords } from '@fairlot/ui';
import type { Input, Output } from '@fairlot/wire/core';
import { moneySettingsConsole } from '@fairlot/wire/money/money-settings';
import { text } from './text.ts';
import styles from './publish.module.css';

export type Bounds = Input<typeof moneySettingsConsole.previewBounds>;
type Row = Output<typeof moneySettingsConsole.previewBounds>['Rows'][number];

/** Says where nothing could be withdrawn or deposited by what is edited; it can be published all the same. */
export function Leaves({ of }: { readonly of: Bounds }) {
  const words = useWords(text);
  const { data } = useCall(moneySettingsConsole.previewBounds, of);
  const rows = data?.ok ? data.value.Rows : [];
  if (rows.length === 0) return null;
  return (
    <div className={styles['leaves']} role="status" data-leaves-nothing={rows.length}>
      <Status look="err">{words.leavesNothing}</Status>
      <ul>
        {rows.map((row) => (
          <Line key={`${row.Of} ${row.Layer?.Id ?? 0}`} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Line({ row: { Layer, Name, Min, Most } }: { readonly row: Row }) {
  const words = useWords(text);
  const say = useSay();
  const whose = Layer ? say(Layer.Name) : words.everybody;
  return (
    <li>{words.leastAbove(`${whose} · ${say(Name)}`, formatMoney(Min), formatMoney(Most))}</li>
  );
}

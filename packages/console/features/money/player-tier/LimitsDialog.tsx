import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, Skeleton, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import { playerTierConsole, type LimitRow } from '@fairlot/wire/money/player-tier';
import { fieldName, useMay, usePage } from '../../staff/operator/index.ts';
import { VersionsDialog, Waiting } from '../../staff/publishing/index.ts';
import { LimitDialog } from './LimitDialog.tsx';
import styles from './layer.module.css';
import { limitsText as text } from './limits-text.ts';
import { LIMIT_LINES, typedOf } from './typed-limits.ts';

type Chosen = { readonly what: 'edit' | 'versions'; readonly row: LimitRow };
export type LimitsOf = {
  /** Null: everybody. */
  readonly layer: number | null;
  readonly name: string;
};

/** What players of a layer have otherwise, of each method and each way to deposit. */
export function LimitsDialog({
  layer,
  name,
  onClose,
}: LimitsOf & { readonly onClose: () => void }) {
  const words = useWords(text);
  const say = useSay();
  const mayPublish = useMay('layer.limits.publish');
  const [chosen, setChosen] = useState<Chosen>();
  usePage('operator.proposals', playerTierConsole.getLimits);
  const { data, isError, refetch } = useCall(
    playerTierConsole.getLimits,
    { Layer: layer },
    usePage('layer.limits', playerTierConsole.getLimits),
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  const back = () => setChosen(undefined);
  if (chosen?.what === 'edit') {
    return <LimitDialog layer={layer} row={chosen.row} onBack={back} onDone={back} />;
  }
  if (chosen) {
    return (
      <VersionsDialog
        subject={`limit ${chosen.row.Of}-${layer ?? 0}`}
        name={`${name} · ${say(chosen.row.Name)}`}
        mayChange={mayPublish}
        onClose={back}
      />
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.of(name)}>
      <p className={styles['hint']}>{words.about}</p>
      {!rows &&
        (isError ? (
          <Failed title={words.none} retry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        ))}
      {rows?.length === 0 && <Empty title={words.none} />}
      <ul className={styles['limits']}>
        {rows?.map((row) => (
          <Limit key={row.Of} row={row} choose={setChosen} />
        ))}
      </ul>
    </Dialog>
  );
}

function Limit({
  row,
  choose,
}: {
  readonly row: LimitRow;
  readonly choose: (chosen: Chosen) => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const mayPublish = useMay('layer.limits.publish');
  const mayVersions = useMay('publish.versions.read');
  const name = say(row.Name);
  const typed = typedOf(row.Limits);
  const set = LIMIT_LINES.filter((line) => typed[line] !== '');
  return (
    <li>
      <div>
        <b>{name}</b> <Waiting of={row} />
        <p>
          {set.length === 0
            ? words.nothing
            : set.map((line) => `${say(fieldName(line))} ${typed[line]}`).join(' · ')}
        </p>
      </div>
      <span className={styles['acts']}>
        {mayPublish && (
          <Button
            size="small"
            aria-label={words.editOf(name)}
            onClick={() => choose({ what: 'edit', row })}
          >
            {words.edit}
          </Button>
        )}
        {mayVersions && (
          <Button
            size="small"
            aria-label={words.versionsOf(name)}
            onClick={() => choose({ what: 'versions', row })}
          >
            {words.versions}
          </Button>
        )}
      </span>
    </li>
  );
}

import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { payoutAccountConsole } from '@fairlot/wire/money/payout-account';
import { useMay, usePage } from '../../staff/operator/index.ts';
import type { Bank, Block } from './bank.ts';
import { BlockDialog, UnblockDialog } from './BlockDialog.tsx';
import { PAYEE_KINDS, text } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './payee.module.css';

const COUNT = 100;

function useColumns(onUnblock: (block: Block) => void): readonly Column<Block>[] {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('payee.blocks.change');
  return [
    { id: 'kind', head: words.kind, cell: ({ Kind }) => say(PAYEE_KINDS[Kind]) },
    {
      id: 'number',
      head: words.number,
      className: inline['num'],
      cell: ({ Masked }) => Masked,
    },
    { id: 'reason', head: words.reason, cell: ({ Reason }) => Reason },
    {
      id: 'made',
      head: words.made,
      className: inline['num'],
      cell: ({ MadeAt }) => formatMoment(MadeAt),
    },
    {
      id: 'actions',
      head: words.actions,
      isHeadHidden: true,
      cell: (block) =>
        mayChange && (
          <Button
            size="small"
            aria-label={words.unblockOf(block.Masked)}
            onClick={() => onUnblock(block)}
          >
            {words.unblock}
          </Button>
        ),
    },
  ];
}

/** The black list, and the ways onto it and off it. */
export function Blocks({ banks }: { readonly banks: readonly Bank[] }) {
  const words = useWords(text);
  const mayChange = useMay('payee.blocks.change');
  const [isAdding, setAdding] = useState(false);
  const [block, setBlock] = useState<Block>();
  const columns = useColumns(setBlock);
  const { data, isError, refetch } = useCall(
    payoutAccountConsole.getBlocks,
    { Count: COUNT },
    usePage('payee.blocks', payoutAccountConsole.getBlocks),
  );
  const value = data?.ok ? data.value : undefined;
  return (
    <section className={styles['panel']} aria-labelledby="blocks-title">
      <div className={styles['head']}>
        <h2 id="blocks-title" className={styles['title']}>
          {words.blocks}
        </h2>
        {mayChange && <Button onClick={() => setAdding(true)}>{words.block}</Button>}
      </div>
      <p className={styles['note']}>
        {words.blocksAbout}{' '}
        {value && value.All > value.Rows.length && words.more(value.Rows.length, value.All)}
      </p>
      <DataList<Block>
        label={words.blocks}
        source={{
          rows: value?.Rows,
          problem: isError && !value ? { text: undefined } : undefined,
          retry: () => void refetch(),
          readAtMs: value?.DateTimeNow,
        }}
        keyOf={({ Mark }) => Mark}
        columns={columns}
        renderCard={cardOf(columns, [['number', 'kind'], ['reason'], ['made', 'actions']])}
        empty={{ title: words.noBlocks }}
      />
      {isAdding && <BlockDialog banks={banks} onClose={() => setAdding(false)} />}
      {block && <UnblockDialog block={block} onClose={() => setBlock(undefined)} />}
    </section>
  );
}

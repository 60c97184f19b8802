import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { cardOf, type Column, DataList } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import type { Output } from '@fairlot/wire/core';
import { cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import { useMay, usePage } from '../../staff/operator/index.ts';
import { ResumeDialog } from './dialogs.tsx';
import { NODE_FAULTS, text } from './text.ts';

export type Node = Output<typeof cryptoDepositConsole.getChains>['Rows'][number];
/** As few addresses that are free are said to be few. */
const LOW = 20;

export function useNodes() {
  const { data, isError, refetch } = useCall(
    cryptoDepositConsole.getChains,
    undefined,
    usePage('chain.nodes', cryptoDepositConsole.getChains),
  );
  return { value: data?.ok ? data.value : undefined, isError, refetch };
}

function NodeState({ node: { IsOn, IsWell, Fault, Height } }: { readonly node: Node }) {
  const words = useWords(text);
  const say = useSay();
  if (!IsOn) return <Status look="off">{words.off}</Status>;
  if (Fault) return <Status look={IsWell ? 'warn' : 'err'}>{say(NODE_FAULTS[Fault])}</Status>;
  if (Height === null) return <Status look="warn">{words.unread}</Status>;
  return (
    <Status look={IsWell ? 'done' : 'err'}>{IsWell ? words.well : say(NODE_FAULTS.STALLED)}</Status>
  );
}

const lagOf = ({ Head, Height }: Node): number | undefined =>
  Head === null || Height === null ? undefined : Math.max(0, Head - Height);

function useColumns(onResume: ((node: Node) => void) | undefined): readonly Column<Node>[] {
  const words = useWords(text);
  const num = inline['num'];
  return [
    { id: 'chain', head: words.chain, cell: ({ Chain }) => <b>{Chain}</b> },
    { id: 'host', head: words.host, className: inline['mono'], cell: ({ Host }) => Host || '–' },
    { id: 'height', head: words.height, className: num, cell: ({ Height }) => Height ?? '–' },
    { id: 'head', head: words.head, className: num, cell: ({ Head }) => Head ?? '–' },
    {
      id: 'lag',
      head: words.lag,
      className: num,
      cell: (node) => {
        const lag = lagOf(node);
        return lag === undefined ? '–' : words.blocks(lag);
      },
    },
    {
      id: 'moved',
      head: words.moved,
      className: num,
      cell: ({ MovedTimeStamp: at }) => (at === null ? '–' : formatMoment(at)),
    },
    { id: 'seen', head: words.seen, className: num, cell: ({ Seen }) => Seen },
    {
      id: 'pool',
      head: words.pool,
      className: num,
      cell: ({ Free, Leased, Retired }) => (
        <>
          {Free} / {Leased} / {Retired} {Free < LOW && <Status look="warn">{words.low}</Status>}
        </>
      ),
    },
    { id: 'state', head: words.state, cell: (node) => <NodeState node={node} /> },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (node) =>
        onResume &&
        node.Fault === 'FORKED' && (
          <Button size="small" onClick={() => onResume(node)}>
            {words.resume}
          </Button>
        ),
    },
  ];
}

/** Chains as far as they are read, and what is wrong with their nodes. */
export function Nodes() {
  const words = useWords(text);
  const mayResume = useMay('chain.nodes.resume');
  const [resumed, setResumed] = useState<Node>();
  const columns = useColumns(mayResume ? setResumed : undefined);
  const { value, isError, refetch } = useNodes();
  return (
    <>
      <DataList<Node>
        label={words.nodes}
        source={{
          rows: value?.Rows,
          problem: isError && !value ? { text: undefined } : undefined,
          retry: () => void refetch(),
          readAtMs: value?.DateTimeNow,
        }}
        keyOf={({ Chain }) => Chain}
        columns={columns}
        renderCard={cardOf(columns, [
          ['chain', 'state'],
          ['height', 'lag'],
          ['pool', 'seen'],
          ['moved', 'acts'],
        ])}
        empty={{ title: words.noNodes }}
      />
      {resumed && <ResumeDialog chain={resumed.Chain} onClose={() => setResumed(undefined)} />}
    </>
  );
}

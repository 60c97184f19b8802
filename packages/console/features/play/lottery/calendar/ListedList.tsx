import { useState } from 'react';
import inline from '@fairlot/ui/inline.module.css';
import { useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { cardOf, DataList, type Column } from '@fairlot/ui/list';
import { useMay } from '../../../staff/operator/index.ts';
import { ConfirmDays } from './ConfirmDays.tsx';
import styles from './calendar.module.css';
import { text } from './text.ts';
import { type ListedGame, useCalendar, useGameNames } from './use-calendar.ts';

const SHOWN = 2;

function useColumns(
  onConfirm: ((game: ListedGame) => void) | undefined,
): readonly Column<ListedGame>[] {
  const words = useWords(text);
  const nameOf = useGameNames();
  return [
    { id: 'game', head: words.scope, cell: ({ GameId }) => nameOf(GameId) },
    {
      id: 'state',
      head: words.status,
      cell: ({ IsDue, IsRehearsal, Next }) => {
        if (IsRehearsal) return <Badge>{words.rehearsal}</Badge>;
        if (IsDue) return <Badge tone="danger">{words.noDay}</Badge>;
        return Next === null ? (
          <Badge>{words.notSold}</Badge>
        ) : (
          <Badge tone="accent">{words.inOrder}</Badge>
        );
      },
    },
    {
      id: 'acts',
      head: words.acts,
      isHeadHidden: true,
      cell: (game) =>
        onConfirm &&
        game.Proposed.length > 0 && (
          <Button
            size="small"
            look={game.IsDue ? 'primary' : 'plain'}
            aria-label={words.confirmOf(nameOf(game.GameId))}
            onClick={() => onConfirm(game)}
          >
            {words.confirm}
          </Button>
        ),
    },
    {
      id: 'next',
      head: words.next,
      className: inline['num'],
      cell: ({ Next }) => Next ?? words.noNext,
    },
    {
      id: 'proposed',
      head: words.proposedDays,
      className: inline['num'],
      cell: ({ Proposed }) =>
        Proposed.slice(0, SHOWN).join(' · ') +
        (Proposed.length > SHOWN ? ` ${words.more(Proposed.length - SHOWN)}` : ''),
    },
  ];
}

/** The listed games with their unconfirmed days. */
export function ListedList() {
  const words = useWords(text);
  const mayChange = useMay('lottery.calendar.change');
  const [game, setGame] = useState<ListedGame>();
  const { calendar, ...read } = useCalendar();
  const columns = useColumns(mayChange ? setGame : undefined);
  return (
    <>
      <h2 className={styles['head']}>{words.listed}</h2>
      <DataList<ListedGame>
        label={words.listed}
        source={{ rows: calendar?.Listed, ...read }}
        keyOf={({ GameId }) => String(GameId)}
        columns={columns}
        renderCard={cardOf(columns, [
          ['game', 'state'],
          [{ headed: 'next' }],
          ['proposed'],
          ['acts'],
        ])}
        empty={{ title: words.noListed }}
      />
      {game && <ConfirmDays game={game} onClose={() => setGame(undefined)} />}
    </>
  );
}

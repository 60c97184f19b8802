import { useState, type ComponentType } from 'react';
import { useHeld } from '@fairlot/shell';
import type { Choice } from '../board/play/index.ts';
import type { NewLine } from '../board/picks/index.ts';
import { InstantHead, RoundList, RunDialog } from '../instant/index.ts';
import { Dialogs } from './dialogs-part.tsx';
import type { Page } from './use-page.ts';
import { useNarrow } from './use-width.ts';

type Choosing = {
  readonly choose: (code: string) => void;
  readonly chooseStyle: (style: Choice['style']) => void;
};

/**
 * The bet page of an instant game: the same board, stake bar and slip. There is no issue to wait for, and
 * what is bet is a run of rounds.
 */
export default function InstantPage(
  props: Choosing & {
    readonly page: Page;
    readonly phone: boolean;
    readonly Desk: ComponentType<Choosing & { readonly page: Page }>;
    readonly Phone: ComponentType<{ readonly page: Page }>;
  },
) {
  const { page, phone, Desk, Phone, choose, chooseStyle } = props;
  const { game, draft, slip, open, board } = page;
  const [lines, setLines] = useState<readonly NewLine[]>();
  const isHeld = useHeld();
  const isNarrow = useNarrow();
  const run = (chosen: readonly NewLine[]): void => {
    if (chosen.length > 0 && !isHeld) setLines(chosen);
  };
  const own: Page = {
    ...page,
    sale: { phase: isHeld ? 'held' : 'open', serial: undefined, closing: 0 },
    confirm: {
      draft: () => run(draft.now()),
      slip: () => run(slip.lines),
    },
    head: (
      <InstantHead game={game} phone={phone} onGames={isNarrow ? () => open('games') : undefined} />
    ),
    rail: <RoundList game={game} />,
  };
  return (
    <>
      {phone ? <Phone page={own} /> : <Desk page={own} {...{ choose, chooseStyle }} />}
      <Dialogs
        {...own}
        phone={phone}
        onClose={() => open(undefined)}
        choose={choose}
        chooseStyle={chooseStyle}
      />
      {lines && (
        <RunDialog
          game={game}
          lines={lines}
          prizeGroup={board.prizeGroup}
          terms={board.credit.limits}
          acceptsAny={board.credit.acceptsAny}
          onClose={() => setLines(undefined)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import { Menu } from '@fairlot/ui/menu';
import type { Member } from '@fairlot/wire/team/members';
import { useMayOpen } from '../../../session/use-may-open.ts';
import { actsFor, type ReadyAct } from './acts/index.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './members.module.css';
import { MEMBERS } from './text.ts';
import { useStopLinks } from './use-stop-links.ts';
import type { Walk } from './views.ts';

type Props = { readonly row: Member; readonly walk: Walk; readonly hasDetail?: boolean };
type Over = Extract<ReadyAct, { readonly at: 'page' | 'over' }>;

/** What an agent does to one member: the own acts of this list, and those of other features. */
export function RowActs({ row, walk, hasDetail = true }: Props) {
  const words = useWords(MEMBERS);
  const say = useSay();
  const [isNoting, setNoting] = useState(false);
  const [over, setOver] = useState<Over>();
  const stopLinks = useStopLinks();
  const mayOpen = useMayOpen();
  const begin = (act: ReadyAct) => {
    if (act.at === 'press') act.press(row);
    else if (act.at === 'page') walk.open(act, row);
    else setOver(act);
  };
  const items = [
    ...(row.IsAgent ? [{ label: words.goDown, run: () => walk.goTo(row.PlayerId) }] : []),
    { label: words.note, run: () => setNoting(true) },
    ...actsFor(row, mayOpen).map((act, at) => ({
      label: say(act.label),
      isFirst: at === 0,
      ...(act.isDanger && { isDanger: true }),
      run: () => begin(act),
    })),
    ...(row.IsDirect && row.IsAgent
      ? [
          {
            label: row.AreLinksStopped ? words.allowLinks : words.stopLinks,
            isFirst: true,
            run: () => void stopLinks(row, !row.AreLinksStopped),
          },
        ]
      : []),
  ];
  return (
    <span className={styles['acts']}>
      {hasDetail && (
        <Button
          size="small"
          aria-label={words.detailOf(row.UserName)}
          onClick={() => walk.look(row)}
        >
          {words.detail}
        </Button>
      )}
      <Menu trigger={<IconButton icon="more" label={words.actsOf(row.UserName)} />} items={items} />
      {isNoting && <NoteDialog member={row} close={() => setNoting(false)} />}
      {over && <over.Content member={row} close={() => setOver(undefined)} />}
    </span>
  );
}

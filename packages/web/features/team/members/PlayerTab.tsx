import { useState } from 'react';
import { useOpenModal } from '@fairlot/ui/open-modals';
import { useIsMeasured } from '@fairlot/shell';
import { ActPage } from './ActPage.tsx';
import { MemberDetail } from './MemberDetail.tsx';
import { MembersList } from './MembersList.tsx';
import { changed, goTo, lineOf, type View, type Walk } from './views.ts';
import styles from './members.module.css';

/** Lets Back close one view. */
function OneBack({ close }: { readonly close: () => void }) {
  useOpenModal(true, close);
  return null;
}

/** The members of the team: lists from level to level, one member, and what is looked at of one (product 4.2). */
export default function PlayerTab() {
  // The day of today is the server's: begun anew when its time comes to be known.
  return <Members key={String(useIsMeasured())} />;
}

function Members() {
  const [views, setViews] = useState<readonly View[]>([lineOf(undefined)]);
  const push = (view: View) => setViews((before) => [...before, view]);
  const walk: Walk = {
    goTo: (head) => setViews((before) => goTo(before, head)),
    look: ({ PlayerId }) => push({ what: 'member', id: PlayerId }),
    open: (act, member) => push({ what: 'act', act, member }),
    back: () => setViews((before) => before.slice(0, -1)),
  };
  const top = views.at(-1);
  return (
    <div className={styles['tab']} data-members>
      {views.slice(1).map((_, at) => (
        <OneBack key={at} close={() => setViews((before) => before.slice(0, at + 1))} />
      ))}
      {top?.what === 'line' && (
        <MembersList
          key={`${views.length} ${top.head}`}
          view={top}
          walk={walk}
          isFirst={views.length === 1}
          onChange={(change) => setViews((before) => changed(before, change))}
        />
      )}
      {top?.what === 'member' && <MemberDetail key={top.id} id={top.id} walk={walk} />}
      {top?.what === 'act' && <ActPage act={top.act} member={top.member} back={walk.back} />}
    </div>
  );
}

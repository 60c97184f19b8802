import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '@fairlot/shell';
import { Ring, useSay, useWords } from '@fairlot/ui';
import { Tabs } from '@fairlot/ui/tabs';
import { useMay } from '../../staff/operator/index.ts';
import styles from './records.module.css';
import { PLAYER_TABS, type PlayerTab, type PlayerView } from './tabs.ts';
import { TABS, text } from './text.ts';

type ListProps = { readonly playerId: number; readonly find?: string };

const waiting = <Ring label="" />;
const LISTS: Readonly<Record<Exclude<PlayerTab, 'overview'>, ComponentType<ListProps>>> = {
  bets: lazyComponent(() => import('./BetsTab.tsx'), { waiting }),
  schedules: lazyComponent(() => import('./SchedulesTab.tsx'), { waiting }),
  flow: lazyComponent(() => import('./CashFlowTab.tsx'), { waiting }),
  deposits: lazyComponent(() => import('./DepositsTab.tsx'), { waiting }),
  withdrawals: lazyComponent(() => import('./WithdrawalsTab.tsx'), { waiting }),
  requirement: lazyComponent(() => import('./RequirementTab.tsx'), { waiting }),
  messages: lazyComponent(() => import('./MessagesTab.tsx'), { waiting }),
};

/** The tabs of the page of a player: the given overview, then the lists. */
export function PlayerTabs(props: {
  readonly playerId: number;
  readonly view: PlayerView;
  readonly onView: (view: PlayerView) => void;
  readonly overview: ReactNode;
}) {
  const { playerId, view, onView, overview } = props;
  const words = useWords(text);
  const say = useSay();
  const mayRead = useMay('manage.records.read');
  if (!mayRead) return overview;
  const contentOf = (tab: PlayerTab): ReactNode => {
    if (tab === 'overview') return overview;
    const List = LISTS[tab];
    // A link to another bet begins the list again.
    const find = tab === 'bets' && view.find !== undefined ? { find: view.find } : {};
    return (
      <div className={styles['tab']}>
        <List key={view.find ?? ''} playerId={playerId} {...find} />
      </div>
    );
  };
  return (
    <Tabs<PlayerTab>
      label={words.views}
      value={view.tab ?? 'overview'}
      onChoose={(tab) => onView({ tab, find: undefined })}
      tabs={PLAYER_TABS.map((tab) => ({
        value: tab,
        label: say(TABS[tab]),
        content: contentOf(tab),
      }))}
    />
  );
}

import { useState } from 'react';
import { useParam, useTitle } from '@fairlot/shell';
import { Link } from '@tanstack/react-router';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Tabs } from '@fairlot/ui/tabs';
import { useMay, useMe } from '../../../staff/operator/index.ts';
import type { Game } from './game.ts';
import { StateBadge, useTimes } from './columns.tsx';
import { DisplayForm, NamesForm, SaleForm } from './forms.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { AlarmTimes } from './AlarmTimes.tsx';
import { TimetableForm } from './TimetableForm.tsx';
import { PriceList } from './PriceList.tsx';
import { useGames } from './use-games.ts';
import styles from './page.module.css';
import { text } from './text.ts';
import { VersionList } from './VersionList.tsx';

const TABS = [
  'versions',
  'sale',
  'names',
  'display',
  'timetable',
  'limits',
  'prices',
  'alarms',
] as const;
type Tab = (typeof TABS)[number];

const FORMS = {
  sale: SaleForm,
  names: NamesForm,
  display: DisplayForm,
  timetable: TimetableForm,
  limits: LimitsForm,
} as const;

function useMayOpen(): Readonly<Record<Tab, boolean>> {
  return {
    versions: useMay('lottery.games.read'),
    sale: useMay('lottery.games.change'),
    names: useMay('lottery.games.rename'),
    display: useMay('lottery.games.arrange'),
    timetable: useMay('lottery.games.schedule'),
    limits: useMay('lottery.games.limits'),
    prices: useMay('bet.prices.read'),
    alarms: useMay('lottery.alarms.change'),
  };
}

/**
 * The game that a form is about stays the one that was there when it was begun: what is typed is kept, and
 * whoever changed the game meanwhile is told of. Once a change is saved it is the game that it made.
 */
function useOpened(game: Game) {
  const [opened, setOpened] = useState(game);
  const [saved, setSaved] = useState(0);
  if (game.Version === saved && opened.Version !== saved) setOpened(game);
  const isOld = game.Version !== opened.Version && game.Version !== saved;
  return { opened, isOld, onSaved: setSaved, open: () => setOpened(game) };
}

function Change(props: { readonly game: Game; readonly part: keyof typeof FORMS }) {
  const words = useWords(text);
  const { opened, isOld, onSaved, open } = useOpened(props.game);
  const Content = FORMS[props.part];
  return (
    <>
      <div role="status">
        {isOld && (
          <p className={styles['old']}>
            {words.isOld} <Button onClick={open}>{words.reload}</Button>
          </p>
        )}
      </div>
      <Content key={opened.Version} game={opened} onSaved={onSaved} />
    </>
  );
}

/** Only an issue that a feed tells can be late. */
const isAbout = (tab: Tab, { Kind }: Game): boolean => tab !== 'alarms' || Kind === 'official';

function Whole({ game }: { readonly game: Game }) {
  const words = useWords(text);
  const say = useSay();
  const times = useTimes();
  const may = useMayOpen();
  const [tab, setTab] = useState<Tab>('versions');
  const contentOf = (each: Tab) => {
    if (each === 'versions') return <VersionList game={game} />;
    if (each === 'prices') return <PriceList game={game} />;
    if (each === 'alarms') return <AlarmTimes game={game} />;
    return <Change game={game} part={each} />;
  };
  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          {say(game.Name)} <span className={styles['quiet']}>{game.Code}</span>
        </h1>
        <span className={styles['quiet']}>
          {times.draws(game)} · {words.lead} {times.lead(game)}
        </span>
        <StateBadge game={game} />
      </header>
      <Tabs
        label={words.title}
        value={tab}
        onChoose={setTab}
        tabs={TABS.filter((each) => may[each] && isAbout(each, game)).map((each) => ({
          value: each,
          label: words[each],
          content: each === tab && contentOf(each),
        }))}
      />
    </>
  );
}

/** One game: what was made of it, and the forms that change it. */
export default function GamePage() {
  const id = Number(useParam('id'));
  const words = useWords(text);
  const say = useSay();
  const me = useMe();
  const mayRead = useMay('lottery.games.read');
  const source = useGames(mayRead);
  const game = source.rows?.find(({ GameId }) => GameId === id);
  const name = game ? say(game.Name) : words.title;
  useTitle(name);
  return (
    <section className={styles['page']}>
      <Link className={styles['link'] ?? ''} to="/Games">
        {words.back}
      </Link>
      {game && <Whole game={game} />}
      {source.rows && !game && <p className={styles['empty']}>{words.noGame}</p>}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}

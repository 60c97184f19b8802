import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { formatCountdown, GameGlyph, Icon, Kbd, useLanguage, useSay, useWords } from '@fairlot/ui';
import type { Bilingual } from '@fairlot/rules/core/text';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { Link, keptStore, navigate, useStore } from '@fairlot/shell';
import { GameName } from '../games/GameName.tsx';
import { useGames, type Game } from '../games/use-games.ts';
import { useLobbyInfos } from '../games/use-infos.ts';
import { useFindGames } from '../games/use-find-games.ts';
import { gameStop, isOpen, saleAt } from '../issue/issue-view.ts';
import { useTick } from '../issue/tick.ts';
import { useIssuesOf } from '../issue/use-issues.ts';
import { MENU } from './text.ts';
import { useFavourites } from '../games/favourites.ts';
import { useRecent } from '../games/recent.ts';
import { arrowFocus } from './arrow-focus.ts';
import { FAVOURITES, RECENT, groupsOfGames, type GroupCode } from './game-groups.ts';
import { FIND, rowKey, useMenuFocus } from './use-menu-focus.ts';
import { useVisible } from './use-visible.ts';
import { TextInput } from '@fairlot/ui/field';
import { classes } from '@fairlot/ui/class-names';
import styles from './menu.module.css';
import inline from '@fairlot/ui/inline.module.css';

const NO_GAMES: readonly Game[] = [];
const folded = keptStore<readonly GroupCode[]>('bet.folded', [], { clearedAtLogout: true });

/** All games with their countdowns, one stop of the Tab key. `/` puts the focus into the search field. A tap on the pad beside it leaves it alone. */
export const GameMenu = memo(function GameMenu(props: {
  gameId: number;
  search?: RefObject<HTMLInputElement | null>;
  onPick?: () => void;
}) {
  const { gameId, search, onPick } = props;
  const words = useWords(MENU);
  const { games = NO_GAMES } = useGames();
  const [query, setQuery] = useState('');
  const closed = useStore(folded);
  const favourites = useFavourites();
  // Where the player is now is no place to go back to.
  const recent = useRecent().filter((id) => id !== gameId);
  const groups = groupsOfGames(games, { favourites, recent }, query, useFindGames(query));
  const { stop, ...focus } = useMenuFocus(groups, closed, gameId);
  const tabIndexOf = (key: string): 0 | -1 => (key === stop ? 0 : -1);
  // A favourite is in its family too: it is marked once.
  const marked = groups.find((group) => group.games.some(({ Id }) => Id === gameId))?.code;
  const openFirst = (): void => {
    const first = groups[0]?.games[0];
    if (query.trim() === '' || !first) return;
    navigate.to(`/Bet/${first.Id}`);
    onPick?.();
  };
  const ids = useMemo(() => games.map(({ Id }) => Id), [games]);
  const infos = useLobbyInfos(ids).data;
  return (
    <nav className={styles['menu']} aria-label={words.games} onKeyDown={arrowFocus} {...focus}>
      <TextInput
        ref={search}
        icon="search"
        type="search"
        className={styles['find']}
        aria-label={words.find}
        aria-keyshortcuts="/"
        placeholder={words.find}
        value={query}
        data-stop={FIND}
        tabIndex={tabIndexOf(FIND)}
        end={<Kbd aria-hidden>/</Kbd>}
        onText={setQuery}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) openFirst();
        }}
      />
      <div className={styles['groups']}>
        {groups.map(({ code, games: own }) => (
          <section key={code}>
            <GroupHead code={code} isFolded={closed.includes(code)} tabIndex={tabIndexOf(code)} />
            {!closed.includes(code) &&
              own.map((game) => (
                <GameRow
                  key={game.Id}
                  game={game}
                  info={infos?.[game.Id]}
                  isOn={game.Id === gameId && code === marked}
                  stop={rowKey(code, game.Id)}
                  tabIndex={tabIndexOf(rowKey(code, game.Id))}
                  onPick={onPick}
                />
              ))}
          </section>
        ))}
        {games.length > 0 && groups.length === 0 && (
          <p className={styles['none']}>{words.nothing}</p>
        )}
      </div>
    </nav>
  );
});

const OWN_GROUPS: Readonly<Record<GroupCode, Bilingual>> = {
  [FAVOURITES]: MENU.favourites,
  [RECENT]: MENU.recent,
};

function GroupHead(props: { code: GroupCode; isFolded: boolean; tabIndex: 0 | -1 }) {
  const { code, isFolded, tabIndex } = props;
  const say = useSay();
  return (
    <button
      type="button"
      className={styles['group']}
      data-stop={code}
      tabIndex={tabIndex}
      aria-expanded={!isFolded}
      onClick={() =>
        folded.set((codes) => (isFolded ? codes.filter((each) => each !== code) : [...codes, code]))
      }
    >
      <span className={inline['grow']}>
        {say(OWN_GROUPS[code] ?? findFamily(code)?.name ?? MENU.other)}
      </span>
      <Icon name={isFolded ? 'right' : 'down'} size={14} />
    </button>
  );
}

function GameRow(props: {
  game: Game;
  info: GameInfo | undefined;
  isOn: boolean;
  stop: string;
  tabIndex: 0 | -1;
  onPick: (() => void) | undefined;
}) {
  const { game, info, isOn, stop, tabIndex, onPick } = props;
  const name = game.Name[useLanguage()];
  const { ref, isVisible } = useVisible<HTMLAnchorElement>();
  const { text, isSoon } = useRowClock(info, isVisible);
  return (
    <Link
      ref={ref}
      to={`/Bet/${game.Id}`}
      className={classes(styles['game'], isOn && styles['on'], isSoon && styles['soon'])}
      aria-current={isOn ? 'page' : undefined}
      title={name}
      data-stop={stop}
      tabIndex={tabIndex}
      onClick={onPick}
    >
      <GameGlyph glyph={findFamily(game.Family)?.glyph} />
      <GameName game={game} className={styles['name']} />
      <time className={inline['num']}>{text}</time>
    </Link>
  );
}

/** mm:ss to the close, or the word that stands for it; a row out of sight keeps its last text. */
function useRowClock(info: GameInfo | undefined, isVisible: boolean) {
  const words = useWords(MENU);
  const issues = useIssuesOf(info);
  const kept = useRef('');
  const key = useTick((nowMs) => {
    if (!info || !isVisible) return kept.current;
    const stop = gameStop(info);
    if (stop) return words[stop];
    if (info.IsMiaoMiao) return words.atOnce;
    const sale = saleAt(issues, nowMs);
    const isTimed = isOpen(sale) || sale.phase === 'waitStart';
    return isTimed ? formatCountdown(sale.seconds * 1000) : words.closed;
  });
  useEffect(() => {
    kept.current = key;
  });
  return { text: key, isSoon: /^00:(0\d|10)$/.test(key) };
}

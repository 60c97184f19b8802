import './page.css';
import { useEffect, useState } from 'react';
import { Empty, Failed, Ring, useWords } from '@fairlot/ui';
import type { Family } from '@fairlot/rules/play/family';
import { lazyComponent, Link, usePhone, useParam } from '@fairlot/shell';
import { usePlayer } from '../../../session/index.ts';
import { PLACE } from '../slip/attempt/index.ts';
import { useGroup } from '../slip/stake/index.ts';
import { Desk } from './Desk.tsx';
import { Dialogs } from './dialogs-part.tsx';
import { Phone } from './Phone.tsx';
import { PAGE } from './text.ts';
import { usePage } from './use-page.ts';
import {
  FamilyContext,
  HeldContext,
  IssueTitle,
  IssuesContext,
  useIssuesOf,
  useMoment,
} from '../lottery/issue/index.ts';
import { type Game, useGameInfo, useGames } from '../lottery/games/index.ts';
import { isFamily, openFamily, useFamily } from '../lottery/families/index.ts';
import { type Choice, fetchRemembered, useChoice } from '../board/play/index.ts';
import { buttonClass } from '@fairlot/ui/button';

const InstantPage = lazyComponent(() => import('./InstantPage.tsx'));

// The plays of a game that the player was at before are fetched beside the games, not after them.
fetchRemembered(location.pathname.split('/')[2] ?? '');

/** The bet page of the game that the address names. */
export default function BetScreen() {
  const words = useWords(PAGE);
  const id = useParam('id');
  const { games, isError, retry } = useGames();
  const game = games?.find((each) => String(each.Id) === id);
  if (isError && !games) {
    return <Failed title={words.loadFailed} detail={words.loadFailedHint} retry={retry} />;
  }
  if (!games) return <Ring label={words.loading} />;
  if (!game || !isFamily(game.Family)) return <NoGame />;
  return <OneGame key={game.Id} game={game} />;
}

function NoGame() {
  const words = useWords(PAGE);
  const action = (
    <Link to="/" className={buttonClass()}>
      {words.toLobby}
    </Link>
  );
  return (
    <Empty title={words.noGame} action={action}>
      {words.noGameHint}
    </Empty>
  );
}

/** Reads the issues of the game once for all parts. */
function OneGame({ game }: { game: Game }) {
  const words = useWords(PAGE);
  const issues = useIssuesOf(useGameInfo(game.Id));
  const held = useMoment(game.Id, issues);
  const { choice, choose, chooseStyle, isFailed, retry } = useChoice(game.Id, game.Family, issues);
  const { family, isMissing, again } = useOpened(game.Family);
  const own = usePlayer()?.PrizeGroup;
  const chosen = useGroup(own);
  // Rebates go by issues: a round is taken at the player's own group.
  const prizeGroup = game.Kind === 'instant' ? own : chosen;
  if ((!choice && isFailed) || isMissing) {
    const anew = () => {
      retry();
      again();
    };
    return <Failed title={words.loadFailed} detail={words.loadFailedHint} retry={anew} />;
  }
  if (!choice || !family || prizeGroup === undefined) return <Ring label={words.loading} />;
  return (
    <FamilyContext value={family}>
      <IssuesContext value={issues}>
        <HeldContext value={held}>
          <Layout {...{ game, family, choice, prizeGroup, choose, chooseStyle }} />
        </HeldContext>
        <IssueTitle game={game} />
      </IssuesContext>
    </FamilyContext>
  );
}

/** Facts and trends of the family; `again` after a failure. */
function useOpened(code: string) {
  const family = useFamily(code);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!family && !isMissing) void openFamily(code).catch(() => setMissing(true));
  }, [code, family, isMissing]);
  return { family, isMissing, again: () => setMissing(false) };
}

function Layout(props: {
  game: Game;
  family: Family;
  choice: Choice;
  prizeGroup: number;
  choose: (code: string) => void;
  chooseStyle: (style: Choice['style']) => void;
}) {
  const { game, family, choice, prizeGroup, choose, chooseStyle } = props;
  const page = usePage(game, family, choice, prizeGroup);
  const isPhone = usePhone();
  // The first press may be a bet, or the choice of a play.
  useEffect(() => {
    for (const each of [Dialogs, PLACE]) void each.preload();
  }, []);
  if (game.Kind === 'instant') {
    return <InstantPage {...{ page, phone: isPhone, Desk, Phone, choose, chooseStyle }} />;
  }
  return (
    <>
      {isPhone ? <Phone page={page} /> : <Desk {...{ page, choose, chooseStyle }} />}
      <Dialogs
        {...page}
        phone={isPhone}
        onClose={() => page.open(undefined)}
        choose={choose}
        chooseStyle={chooseStyle}
      />
    </>
  );
}

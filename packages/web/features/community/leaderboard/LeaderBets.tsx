import {
  Failed,
  formatMoment,
  fullIssue,
  shortIssue,
  Status,
  useLanguage,
  useSay,
  useWords,
  type StatusLook,
  Waiting,
} from '@fairlot/ui';
import { Sheet } from '@fairlot/ui/modal';
import { useCall, useHubEvent } from '@fairlot/shell';
import {
  leaderboardHttp,
  leaderboardHub,
  type LeaderBet,
} from '@fairlot/wire/community/leaderboard';
import { contentText } from '../../play/lottery/index.ts';
import { knownPlay, usePlaysNamed } from '../../play/lottery/families/index.ts';
import { useGames } from '../../play/lottery/games/index.ts';
import { BETS } from './bets-text.ts';
import styles from './leader-bets.module.css';

const WAITING = ['titles'] as const;

/** What closed meanwhile, and is not drawn yet, is there as soon as this. */
const POLL_MS = 15_000;

const LOOKS: Readonly<Record<LeaderBet['Came'], StatusLook>> = {
  waiting: 'wait',
  ahead: 'win',
  even: 'off',
  behind: 'lose',
};

const NO_ROWS: readonly LeaderBet[] = [];

/** The newest bets of a player who shows them, without what they cost or brought. */
export function LeaderBets(props: {
  readonly handle: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const words = useWords(BETS);
  const say = useSay();
  const { data, isError, refetch } = useCall(
    leaderboardHttp.getBets,
    { Handle: props.handle },
    { refetchInterval: POLL_MS },
  );
  // The board behind it has joined those who hear that an issue was counted.
  useHubEvent(leaderboardHub.updateLeaderBoard, () => void refetch());
  const rows = data?.ok ? data.value.Rows : undefined;
  usePlaysNamed((rows ?? NO_ROWS).map(({ Play }) => Play));
  return (
    <Sheet isOpen title={words.title(props.name)} onClose={props.onClose}>
      <p>{words.what}</p>
      {data?.ok === false && <p role="alert">{say(data.error.text)}</p>}
      {isError && !data && <Failed title={words.failed} retry={() => void refetch()} />}
      {!isError && !data && <Waiting parts={WAITING} />}
      {rows?.length === 0 && <p className={styles['none']}>{words.empty}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles['bets']}>
          {rows.map((bet, at) => (
            // Nothing names a bet of somebody else; the list is read anew as a whole.
            <Bet key={at} bet={bet} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function Bet({ bet }: { bet: LeaderBet }) {
  const words = useWords(BETS);
  const say = useSay();
  const language = useLanguage();
  const { games } = useGames();
  const { TimeStamp, GameId, SerialNumber, Play, Content, Notes, WinningNumber, Came } = bet;
  const picks = contentText(Play, Content, language) + (bet.IsContentCut ? '…' : '');
  const game = games?.find(({ Id }) => Id === GameId);
  const play = knownPlay(Play);
  return (
    <li>
      <div className={styles['line']}>
        <b title={fullIssue(SerialNumber)}>
          {game ? say(game.Name) : GameId} {shortIssue(SerialNumber)}
        </b>
        <Status look={LOOKS[Came]}>{words[Came]}</Status>
      </div>
      <p className={styles['picks']}>
        {play ? say(play.name) : Play} {picks}
      </p>
      <small>
        {formatMoment(TimeStamp)} · {words.notes(Notes)}
        {WinningNumber !== null && ` · ${words.drawn} ${WinningNumber.replaceAll(',', ' ')}`}
      </small>
    </li>
  );
}

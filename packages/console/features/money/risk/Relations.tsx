import { Link } from '@tanstack/react-router';
import { useCall } from '@fairlot/shell';
import { Failed, useSay, useWords } from '@fairlot/ui';
import type { Output } from '@fairlot/wire/core';
import { riskConsole } from '@fairlot/wire/money/risk';
import { layOut } from './layout.ts';
import styles from './risk.module.css';
import { COLOURS, text, TIES } from './text.ts';

type Found = Output<typeof riskConsole.getRelations>;
const SIZE = 340;

/** Who has to do with whom: a picture, and the same as a list that is read and walked through by keyboard. */
export function Relations({ playerId }: { readonly playerId: number }) {
  const words = useWords(text);
  const { data, isError, refetch } = useCall(riskConsole.getRelations, { PlayerId: playerId });
  const found = data?.ok ? data.value : undefined;
  return (
    <div className={styles['wide']}>
      <h2 className={styles['part']}>{words.relations}</h2>
      <p className={styles['note']}>{words.relationsAbout}</p>
      {isError && !found && <Failed title={words.unread} retry={() => void refetch()} />}
      {found && found.Ties.length === 0 && <p className={styles['note']}>{words.noRelations}</p>}
      {found && found.Ties.length > 0 && (
        <div className={styles['graph']}>
          <Picture found={found} />
          <Ties found={found} />
        </div>
      )}
      {found?.IsCut && <p className={styles['note']}>{words.isCut}</p>}
    </div>
  );
}

function Picture({ found }: { readonly found: Found }) {
  const words = useWords(text);
  const say = useSay();
  const { spots, knots } = layOut(found.Players, found.Ties, SIZE);
  // With many of them the list says what each is: signs that cover each other say nothing.
  const isNamed = knots.length <= 8;
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={words.graph(found.Players.length, found.Ties.length)}
    >
      {knots.flatMap((knot) =>
        knot.ends.map((end) => (
          <line
            key={`${knot.tie.Kind} ${knot.tie.Shown} ${end.x} ${end.y}`}
            x1={knot.x}
            y1={knot.y}
            x2={end.x}
            y2={end.y}
          />
        )),
      )}
      {knots.map(({ tie, x, y }) => (
        <g key={`${tie.Kind} ${tie.Shown} ${tie.PlayerIds.join()}`}>
          <rect className={styles['knot']} x={x - 3} y={y - 3} width={6} height={6} />
          {isNamed && (
            <text className={styles['tie']} x={x} y={y - 6}>
              {say(TIES[tie.Kind])}
            </text>
          )}
        </g>
      ))}
      {spots.map(({ player, x, y }) => (
        <g key={player.PlayerId}>
          <circle
            className={styles['spot']}
            data-self={player.Steps === 0}
            data-bad={player.IsFrozen || player.Colour === 'black'}
            cx={x}
            cy={y}
            r={8}
          />
          <text x={x} y={y + 22}>
            {player.UserName}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Ties({ found }: { readonly found: Found }) {
  const words = useWords(text);
  const say = useSay();
  const players = new Map(found.Players.map((player) => [player.PlayerId, player]));
  return (
    <ul>
      {found.Ties.map((tie) => (
        <li key={`${tie.Kind} ${tie.Shown} ${tie.PlayerIds.join()}`}>
          <b>{say(TIES[tie.Kind])}</b> {tie.Shown} {tie.Colour && `(${say(COLOURS[tie.Colour])})`}:{' '}
          {tie.PlayerIds.map((id) => {
            const player = players.get(id);
            if (!player) return null;
            const { Colour, HasCase, IsFrozen } = player;
            const said = [
              Colour && say(COLOURS[Colour]),
              HasCase && words.hasCase,
              IsFrozen && words.frozen,
            ].filter(Boolean);
            return (
              <span key={id}>
                <Link to="/Players/$id" params={{ id: String(id) }}>
                  {player.UserName}
                </Link>
                {said.length > 0 && ` (${said.join(', ')})`}{' '}
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

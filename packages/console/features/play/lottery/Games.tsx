import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { useMay, useMe, usePage } from '../../staff/operator/index.ts';
import type { Game } from './page/game.ts';
import { SaleDialog } from './SaleDialog.tsx';
import styles from './lottery.module.css';
import { text } from './text.ts';

function Line(props: { readonly game: Game; readonly onChange: (game: Game) => void }) {
  const { game, onChange } = props;
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('lottery.games.change');
  const states = [words.on, words.maintain, words.offline, words.officialOffline];
  const isOn = game.State === 0;
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{say(game.Name)}</span>
      <Badge tone={isOn ? 'accent' : 'time'}>{states[game.State] ?? game.State}</Badge>
      {mayChange && (
        <Button
          size="small"
          aria-label={(isOn ? words.stopTitle : words.sellTitle)(say(game.Name))}
          onClick={() => onChange(game)}
        >
          {isOn ? words.stop : words.sell}
        </Button>
      )}
    </li>
  );
}

function Rows() {
  const words = useWords(text);
  const [changed, setChanged] = useState<Game>();
  const { data, isError, refetch } = useCall(
    lotteryConsole.getGames,
    undefined,
    usePage('lottery.games', lotteryConsole.getGames),
  );
  if (isError && !data) {
    return (
      <p className={styles['empty']}>
        {words.failed} <Button onClick={() => void refetch()}>{words.retry}</Button>
      </p>
    );
  }
  return (
    <>
      <ul className={styles['rows']}>
        {data?.ok &&
          data.value.Rows.map((game) => (
            <Line key={game.GameId} game={game} onChange={setChanged} />
          ))}
      </ul>
      {changed && <SaleDialog game={changed} onClose={() => setChanged(undefined)} />}
    </>
  );
}

/** The games, the state of each, and stopping them or selling them again with a reason. */
export function Games() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('lottery.games.read');
  return (
    <section className={styles['panel']} aria-labelledby="games-title">
      <h2 id="games-title" className={styles['title']}>
        <Link className={styles['all'] ?? ''} to="/Games">
          {words.games}
        </Link>
      </h2>
      {mayRead && <Rows />}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
    </section>
  );
}

import { alertHttp } from '@fairlot/wire/alert';
import { Empty, Failed, Segments, useLanguage, useWords } from '@fairlot/ui';
import { Button, IconButton } from '@fairlot/ui/button';
import { Select } from '@fairlot/ui/select';
import { Switch } from '@fairlot/ui/switch';
import { refetch } from '@fairlot/shell';
import { useGames } from '../lottery/index.ts';
import { mute, useMuted } from './sound/mute.ts';
import { playCue } from './sound/play-cue.ts';
import { StreakAlertList } from './StreakAlertList.tsx';
import { ALERT } from './text.ts';
import {
  FIRST_SECONDS,
  useAlertInfo,
  useBells,
  useChangeAlerts,
  type Bell,
  type BellSeconds,
} from './use-alerts.ts';
import { useStreakAlerts } from './use-streak-alerts.ts';
import styles from './alert.module.css';

const SECONDS: readonly BellSeconds[] = [5, 10, 30];

/** Which alerts are on, whether they sound, and which games have a bell. */
export default function AlertsTab() {
  const words = useWords(ALERT);
  const info = useAlertInfo();
  const bells = useBells();
  const streaks = useStreakAlerts();
  const { setInfo } = useChangeAlerts();
  const isQuiet = useMuted();
  if (!info.data || !bells.isRead || !streaks.isRead) {
    if (!info.isError && !bells.isError && !streaks.isError) return <Empty title="" />;
    const again = () =>
      void Promise.all([
        refetch(alertHttp.getAlertInfo),
        bells.again(),
        refetch(alertHttp.getStreakAlerts),
      ]);
    return <Failed title={words.unread} retry={again} />;
  }
  const now = info.data;
  const rows = [
    ['IsFengDanEnabled', words.close],
    ['IsDrawEnabled', words.draw],
    ['IsWinningEnabled', words.win],
  ] as const;
  return (
    <div className={styles['tab']} data-alerts>
      <section>
        <h3>{words.title}</h3>
        <p className={styles['about']}>{words.about}</p>
        <ul className={styles['list']}>
          {rows.map(([name, label]) => (
            <li key={name} className={styles['row']}>
              <Switch isOn={now[name]} onChange={(isOn) => void setInfo({ ...now, [name]: isOn })}>
                {label}
              </Switch>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.sound}</h3>
        <p className={styles['about']}>{words.soundAbout}</p>
        <div className={styles['sound']}>
          <Switch isOn={!isQuiet} onChange={(isOn) => mute(!isOn)}>
            {words.soundOn}
          </Switch>
          <Button size="small" disabled={isQuiet} onClick={() => void playCue('win')}>
            {words.hear}
          </Button>
        </div>
      </section>
      <BellList bells={bells.bells} />
      <StreakAlertList alerts={streaks.alerts} />
    </div>
  );
}

function BellList({ bells }: { bells: readonly Bell[] }) {
  const words = useWords(ALERT);
  const language = useLanguage();
  const { games = [] } = useGames();
  const { setBell } = useChangeAlerts();
  const has = (id: number) => bells.some(({ GameId }) => GameId === id);
  const choices = games
    .filter(({ Id }) => !has(Id))
    .map(({ Id, Name }) => ({ value: Id, label: Name[language] }));
  return (
    <section>
      <h3>{words.bells}</h3>
      <p className={styles['about']}>{bells.length > 0 ? words.bellsAbout : words.noBells}</p>
      {bells.length > 0 && (
        <ul className={styles['list']}>
          {bells.map((bell) => (
            <BellRow
              key={bell.GameId}
              bell={bell}
              name={games.find(({ Id }) => Id === bell.GameId)?.Name[language] ?? ''}
            />
          ))}
        </ul>
      )}
      <Select
        value={null}
        className={styles['choose']}
        aria-label={words.addLabel}
        placeholder={words.add}
        choices={choices}
        onChoose={(id) => void setBell(id, FIRST_SECONDS)}
      />
    </section>
  );
}

function BellRow({ bell: { GameId, Seconds }, name }: { bell: Bell; name: string }) {
  const words = useWords(ALERT);
  const { setBell } = useChangeAlerts();
  /** The button goes with its row: the focus stays among the bells. */
  const remove = async (button: Element): Promise<void> => {
    const choose = button.closest('section')?.querySelector<HTMLElement>('[role=combobox]');
    if (await setBell(GameId, 0)) choose?.focus();
  };
  return (
    <li className={styles['row']} data-bell={GameId}>
      <b className={styles['name']}>{name}</b>
      <Segments
        label={words.secondsOf(name)}
        value={Seconds}
        options={SECONDS.map((n) => [n, words.seconds(n)])}
        onChoose={(n) => void setBell(GameId, n)}
      />
      <IconButton
        icon="bin"
        iconSize={18}
        label={`${words.remove} ${name}`}
        onClick={(event) => void remove(event.currentTarget)}
      />
    </li>
  );
}

import { alertHttp } from '@fairlot/wire/play/alert';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Switch } from '@fairlot/ui/switch';
import { refetch } from '@fairlot/shell';
import { GameAlerts } from './GameAlerts.tsx';
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
const WAITING = ['title', 'rows'] as const;

/** Which alerts are on, whether they sound, and which games have a bell. */
export default function AlertsTab() {
  const words = useWords(ALERT);
  const info = useAlertInfo();
  const bells = useBells();
  const streaks = useStreakAlerts();
  const { setInfo } = useChangeAlerts();
  const isQuiet = useMuted();
  if (!info.data || !bells.isRead || !streaks.isRead) {
    if (!info.isError && !bells.isError && !streaks.isError)
      return (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      );
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
  const { setBell } = useChangeAlerts();
  const about = bells.length > 0 ? words.bellsAbout : words.noBells;
  return (
    <GameAlerts
      kind="bells"
      words={{ ...words, title: words.bells, about, levelOf: words.secondsOf }}
      kept={bells.map(({ GameId, Seconds }) => ({ GameId, level: Seconds }))}
      levels={SECONDS.map((n) => [n, words.seconds(n)])}
      first={FIRST_SECONDS}
      set={setBell}
    />
  );
}

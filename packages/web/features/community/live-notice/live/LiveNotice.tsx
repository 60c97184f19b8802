import { formatCountdown, GameGlyph, Icon, useLanguage, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { findFamily } from '@fairlot/rules/play/registry';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { liveNoticeHttp, type LiveNotification } from '@fairlot/wire/community/live-notice';
import { keptStore, Link, useCall, useIsMeasured, useServerNow, useStore } from '@fairlot/shell';
import { useGame } from '../../../play/lottery/games/index.ts';
import { useTick } from '../../../play/lottery/issue/index.ts';
import { liveAt, withClosed, type Closed, type Live } from './live-at.ts';
import { LIVE } from './text.ts';
import styles from './live.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What operators change is seen by open pages within this; the specification has no event of it. */
const READ_MS = 120_000;
const NONE: readonly LiveNotification[] = [];

/** Windows in which the card was closed, also for other tabs and after a reload. */
const closed = keptStore<Closed>('liveClosed', [], { clearedAtLogout: true });

/** The notification of this time of the day, in the corner; nothing waits for an answer to it. */
export function LiveNotice() {
  const { data: notifications = NONE } = useCall(
    liveNoticeHttp.getLiveNotify,
    {},
    {
      staleTime: READ_MS,
      refetchInterval: READ_MS,
    },
  );
  const session = useCall(responsibleGamingHttp.getSession, undefined).data;
  const isMeasured = useIsMeasured();
  const keys = useStore(closed);
  const key = useTick((nowMs) => liveAt(notifications, keys, nowMs)?.key);
  const nowMs = useServerNow();
  // Whoever takes a break from playing is not called to a game.
  const isResting = session?.ok !== true || session.value.Break !== null;
  const found = key === undefined ? undefined : liveAt(notifications, keys, nowMs);
  const live = isMeasured && !isResting ? found : undefined;
  return (
    <div className={styles['at']} data-live-at>
      {live && <LiveCard key={live.key} live={live} />}
      {/* There before what it says: a region that comes with its words is often not heard. */}
      <p className={inline['vh']} role="status">
        {live && <Said notification={live.notification} />}
      </p>
    </div>
  );
}

/** The words of a notification in the language of the page. */
function useSaid({ Title, TitleEn, Content, ContentEn }: LiveNotification) {
  const isChinese = useLanguage() === 'zh';
  return { title: isChinese ? Title : TitleEn, content: isChinese ? Content : ContentEn };
}

function Said({ notification }: { notification: LiveNotification }) {
  const words = useWords(LIVE);
  const { title, content } = useSaid(notification);
  return words.said(title, content);
}

function LiveCard({ live: { key, notification, endMs } }: { live: Live }) {
  const words = useWords(LIVE);
  const game = useGame(notification.GameId);
  const { title, content } = useSaid(notification);
  const close = () => closed.set((keys) => withClosed(keys, key));
  /** Whoever closed it by a key goes on in the page, and does not begin at its top. */
  const leave = () => {
    close();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles['live']} aria-label={words.live} data-live>
      <Link to={`/Bet/${notification.GameId}`} className={styles['way']} onClick={close}>
        <GameGlyph glyph={findFamily(game?.Family ?? '')?.glyph} />
        <span className={styles['words']}>
          <span className={classes(inline['b'], inline['cut'], styles['title'])}>{title}</span>
          <span className={classes(inline['sec'], styles['content'])} title={content}>
            {content}
          </span>
        </span>
        <LeftTime endMs={endMs} />
      </Link>
      <button type="button" className={styles['close']} aria-label={words.close} onClick={leave}>
        <Icon name="close" size={14} />
      </button>
    </section>
  );
}

/** To the end of the window. A leaf: it ticks. */
function LeftTime({ endMs }: { endMs: number }) {
  const words = useWords(LIVE);
  const left = useTick((nowMs) => formatCountdown(endMs - nowMs));
  return (
    <time className={classes(inline['num'], styles['left'])} title={words.left} aria-hidden="true">
      {left}
    </time>
  );
}

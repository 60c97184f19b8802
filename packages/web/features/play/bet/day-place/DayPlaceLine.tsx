import { createPortal } from 'react-dom';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { useWords } from '@fairlot/ui';
import { useStore } from '@fairlot/shell';
import { daySlot } from '../../lottery/index.ts';
import { useSale, useTick } from '../../lottery/issue/index.ts';
import { DAY_PLACE } from './day-place-text.ts';
import { useDayPlace } from './use-day-place.ts';
import styles from './day-place.module.css';
import inline from '@fairlot/ui/inline.module.css';

/**
 * The number of the issue on sale within its day: put into the head of the page, in the place of how many issues a
 * day has; on a phone below the name of the game. Nothing moves for it.
 */
export function DayPlaceLine({ gameId }: { gameId: number }) {
  const { serial } = useSale();
  return serial === undefined ? null : <Line gameId={gameId} serial={serial} />;
}

function Line({ gameId, serial }: { gameId: number; serial: number }) {
  const words = useWords(DAY_PLACE);
  const place = useDayPlace(gameId, serial);
  const at = useStore(daySlot);
  const today = useTick(siteDayOf);
  if (!place || !at) return null;
  const { Day, Index, Count } = place;
  const text =
    Day === today ? words.today(Index, Count) : words.on(Day.slice('yyyy-'.length), Index, Count);
  return createPortal(
    <span className={`${styles['place']} ${inline['num']}`} data-day-place>
      {text}
    </span>,
    at,
  );
}

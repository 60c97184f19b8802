import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import { Icon, useWords } from '@fairlot/ui';
import { serverNow } from '../../../session/index.ts';
import { PRESETS, firstDay, presetOf, presetRange, withDay, type DayRange } from './range.ts';
import { LIST } from './text.ts';

/** Quick ranges and two days. */
export function RangeFilter(props: { range: DayRange; onRange: (range: DayRange) => void }) {
  const { range, onRange } = props;
  const words = useWords(LIST);
  const now = serverNow();
  const preset = presetOf(range, now);
  const day = (end: 'from' | 'to') => (
    <input
      type="date"
      aria-label={words[end]}
      min={firstDay(now)}
      max={siteDayOf(now)}
      value={range[end]}
      onChange={({ target }) => {
        const next = withDay(range, end, target.value, now);
        if (next) onRange(next);
      }}
    />
  );
  return (
    <>
      <div className="seg" role="group" aria-label={words.range}>
        {PRESETS.map((id) => (
          <button
            key={id}
            type="button"
            className={id === preset ? 'on' : undefined}
            aria-pressed={id === preset}
            onClick={() => onRange(presetRange(id, now))}
          >
            {words[id]}
          </button>
        ))}
      </div>
      <span className="field num rp-days">
        <Icon name="calendar" size={16} />
        {day('from')}
        <span className="mut">{words.until}</span>
        {day('to')}
      </span>
    </>
  );
}

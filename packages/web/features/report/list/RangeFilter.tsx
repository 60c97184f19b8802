import { DaySelect, Icon, useWords } from '@fairlot/ui';
import { serverNow } from '../../../session/index.ts';
import { PRESETS, daysOffered, presetOf, presetRange, withDay, type DayRange } from './range.ts';
import { LIST } from './text.ts';

/** Quick ranges and two days. */
export function RangeFilter(props: { range: DayRange; onRange: (range: DayRange) => void }) {
  const { range, onRange } = props;
  const words = useWords(LIST);
  const now = serverNow();
  const preset = presetOf(range, now);
  const day = (end: 'from' | 'to') => (
    <DaySelect
      label={words[end]}
      days={daysOffered(now)}
      value={range[end]}
      onDay={(chosen) => {
        const next = withDay(range, end, chosen, now);
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

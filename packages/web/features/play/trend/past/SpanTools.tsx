import { Segments, useLanguage, useWords } from '@fairlot/ui';
import { formatDayName } from '@fairlot/ui/date-range';
import { Select } from '@fairlot/ui/select';
import { serverNow } from '@fairlot/shell';
import { COUNTS, daysOffered, type Span } from './span.ts';
import { PAST_WORDS } from './text.ts';

/** Of which draws a view is: so many of the newest, or those of a day. */
export function SpanTools({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const words = useWords(PAST_WORDS);
  const language = useLanguage();
  const { count, day } = span;
  return (
    <>
      <Segments<number>
        label={words.count}
        value={day === undefined ? count : 0}
        options={COUNTS.map((each) => [each, words.last(each)] as const)}
        onChoose={(next) => onSpan({ count: next, day: undefined })}
      />
      <Select
        aria-label={words.day}
        size="small"
        value={day ?? null}
        placeholder={words.anyDay}
        choices={daysOffered(serverNow()).map((each) => ({
          value: each,
          label: formatDayName(each, language),
        }))}
        onChoose={(next) => onSpan({ ...span, day: next })}
      />
    </>
  );
}

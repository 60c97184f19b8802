import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { type Category, dailyIssueCount, type Session } from './category.ts';
import { catalogueKindOf } from './kind.ts';

/** Writes and checks docs/domain/catalogue.md. */
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const clock = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(two).join(':').replace(/:00$/, '');
const span = ({ fromSeconds, toSeconds, everySeconds }: Session): string =>
  `${clock(fromSeconds)}-${clock(toSeconds)} / ${everySeconds} s`;

function times({ schedule, calendar }: Category): string {
  const rests = (calendar?.rests.length ?? 0) > 0 ? ', days off' : '';
  const listed = calendar?.isListed ? ', each confirmed' : '';
  switch (schedule.kind) {
    case 'allDay':
      return `each ${schedule.intervalSeconds} s`;
    case 'sessions':
      return schedule.sessions.map(span).join(', ') + rests;
    case 'daily': {
      const days = schedule.weekdays ? `days ${schedule.weekdays.join('')}` : 'daily';
      return `${days} ${clock(schedule.drawAtSeconds)}${rests}${listed}`;
    }
    case 'instant':
      return 'at each bet';
  }
}

const PREFIX = { dayNumber: 'yyyyMMdd', shortDayNumber: 'yyMMdd', yearNumber: 'yyyy' } as const;
const number = ({ serial }: Category): string => {
  if ('digits' in serial) return `${PREFIX[serial.kind]}+${serial.digits}`;
  return serial.kind === 'running' ? 'running' : 'of the player';
};

const row = (category: Category): string =>
  [
    category.id,
    category.code,
    category.name.zh,
    category.name.en,
    category.family,
    catalogueKindOf(category),
    times(category),
    dailyIssueCount(category),
    `${category.closeLeadSeconds} s`,
    number(category),
    category.source.kind,
  ].join(' | ');

const TABLE = `# Catalogue

Every category, with its timetable and the source of its numbers. Times are UTC+8. Times above 24:00 are on the next day and
belong to the day on which the session began. On a demo, games whose source is a feed are rehearsed: the site draws them at these
times and marks them.

\`npx vitest run packages/rules/lottery/catalogue.test.ts -u\` writes this page from \`packages/rules/lottery/catalogue\`.

| id | code | name | English | family | kind | draws | a day | sale ends before | number | source |
|---|---|---|---|---|---|---|---|---|---|---|
${CATEGORIES.toSorted((a, b) => a.id - b.id)
  .map((category) => `| ${row(category)} |`)
  .join('\n')}
`;

test('the table of the catalogue in docs is current', async () => {
  await expect(TABLE).toMatchFileSnapshot('../../../docs/domain/catalogue.md');
});

import { expect, test } from 'vitest';
import { CATEGORIES } from './categories.ts';
import { type Category, dailyIssueCount, type Session } from './category.ts';
import { catalogueKindOf } from './kind.ts';

/** docs/domain/catalogue.md says what the rows say; `npx vitest run catalogue.test -u` writes it anew. */
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
const clock = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60].map(two).join(':').replace(/:00$/, '');
const span = ({ fromSeconds, toSeconds, everySeconds }: Session): string =>
  `${clock(fromSeconds)}-${clock(toSeconds)} / ${everySeconds} s`;

function times({ schedule, calendar }: Category): string {
  const rests = (calendar?.rests.length ?? 0) > 0 ? ', days off' : '';
  switch (schedule.kind) {
    case 'allDay':
      return `each ${schedule.intervalSeconds} s`;
    case 'sessions':
      return schedule.sessions.map(span).join(', ') + rests;
    case 'daily': {
      const days = schedule.weekdays ? `days ${schedule.weekdays.join('')}` : 'daily';
      return `${days} ${clock(schedule.drawAtSeconds)}${rests}`;
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

Every category that the program knows, as its row says (\`packages/rules/lottery/catalogue\`); written by
\`packages/rules/lottery/catalogue.test.ts\`. Times are of the site (UTC+8); above 24:00 they are of the next
day and belong to the day that opened the session. Games whose source is a feed run as rehearsals on a demo:
drawn by the committed chain at these times, and marked so wherever their name stands.

| id | code | name | English | family | kind | draws | a day | sale ends before | number | source |
|---|---|---|---|---|---|---|---|---|---|---|
${CATEGORIES.toSorted((a, b) => a.id - b.id)
  .map((category) => `| ${row(category)} |`)
  .join('\n')}
`;

test('the table of the catalogue in docs is current', async () => {
  await expect(TABLE).toMatchFileSnapshot('../../../docs/domain/catalogue.md');
});

// What a version holds, read as something from outside, and the line that says it. Pure.
import * as z from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import { formatMoment, formatMoney } from '@fairlot/ui';
import { lateTimeOf, timeOf } from './read-input.ts';

const amount = z.string().check(z.regex(/^\d{1,18}$/));
const money = (thousandths: string): string => formatMoney(mills(BigInt(thousandths)));

const Names = z.object({ zh: z.string(), en: z.string() });
const State = z.object({
  state: z.int(),
  reason: z.string(),
  note: z.optional(
    z.object({
      message: z.optional(z.object({ zh: z.string(), en: z.string() })),
      until: z.optional(z.int()),
    }),
  ),
});
const Display = z.object({ sort: z.int(), isHot: z.boolean() });
const Timetable = z.object({
  schedule: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('allDay'), intervalSeconds: z.int() }),
    z.object({ kind: z.literal('daily'), drawAtSeconds: z.int() }),
    z.object({
      kind: z.literal('sessions'),
      sessions: z.array(
        z.object({ fromSeconds: z.int(), toSeconds: z.int(), everySeconds: z.int() }),
      ),
    }),
  ]),
  closeLeadSeconds: z.int(),
});
const Limits = z.object({
  prizeLimit: amount,
  minStake: amount,
  maxStake: amount,
  maxMultiple: z.int(),
});

const Prices = z.object({ changes: z.array(z.object({ play: z.string() })) });

/** The words that the line is made of. */
export type ContentWords = {
  readonly states: readonly string[];
  readonly seconds: (n: number) => string;
  readonly every: (seconds: string) => string;
  readonly daily: (time: string) => string;
  readonly lead: string;
  readonly order: string;
  readonly hot: string;
  readonly prize: string;
  readonly stake: string;
  readonly multiple: string;
  readonly until: string;
};

type Line<T> = (content: T, words: ContentWords) => string;
type Reader = (content: unknown, words: ContentWords) => string | undefined;

const reader =
  <S extends z.ZodMiniType>(schema: S, line: Line<z.output<S>>): Reader =>
  (content, words) => {
    const read = schema.safeParse(content);
    return read.success ? line(read.data, words) : undefined;
  };

const READERS = {
  names: reader(Names, ({ zh, en }) => `${zh} · ${en}`),
  state: reader(State, ({ state, reason, note }, { states, until }) =>
    [
      states[state] ?? String(state),
      reason,
      note?.message && `${note.message.zh} / ${note.message.en}`,
      note?.until !== undefined && `${until} ${formatMoment(note.until)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ),
  display: reader(Display, ({ sort, isHot }, { order, hot }) =>
    [`${order} ${sort}`, isHot ? hot : ''].filter(Boolean).join(' · '),
  ),
  timetable: reader(Timetable, ({ schedule, closeLeadSeconds }, words) => {
    const step = (seconds: number): string => words.every(words.seconds(seconds));
    const drawsOf = (): string => {
      switch (schedule.kind) {
        case 'daily':
          return words.daily(timeOf(schedule.drawAtSeconds));
        case 'allDay':
          return step(schedule.intervalSeconds);
        case 'sessions':
          return schedule.sessions
            .map(
              ({ fromSeconds: from, toSeconds: to, everySeconds }) =>
                `${lateTimeOf(from)}–${lateTimeOf(to)} ${step(everySeconds)}`,
            )
            .join(' · ');
      }
    };
    const draws = drawsOf();
    return `${draws} · ${words.lead} ${words.seconds(closeLeadSeconds)}`;
  }),
  limits: reader(Limits, ({ prizeLimit, minStake, maxStake, maxMultiple }, words) =>
    [
      `${words.prize} ${money(prizeLimit)}`,
      `${words.stake} ${money(minStake)} – ${money(maxStake)}`,
      `${words.multiple} ${maxMultiple}`,
    ].join(' · '),
  ),
  prices: reader(Prices, ({ changes }) => changes.map(({ play }) => play).join(' · ')),
} as const;

/** The line of a version; what is not understood is shown as it came. */
export const contentLine = (
  part: keyof typeof READERS,
  content: unknown,
  words: ContentWords,
): string => READERS[part](content, words) ?? JSON.stringify(content);

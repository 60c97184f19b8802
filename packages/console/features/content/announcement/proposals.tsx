import * as z from 'zod/mini';
import { ANNOUNCEMENT_TYPES } from '@fairlot/rules/check/announcement-types';
import { formatMoment, useSay, useWords } from '@fairlot/ui';
import { DRAFT_STATES, DraftContent } from '@fairlot/wire/content/announcement';
import { LineDiff } from '../../staff/operator/proposal-content/index.ts';
import type { ProposalView, ProposalViews } from '../../../registry/proposal-view.ts';
import { Both } from './Both.tsx';
import styles from './announcement.module.css';
import { AUDIENCES, STATES, text } from './text.ts';

/** As `features/content/announcement` of the server freezes it. */
const Before = z.object({ state: z.enum(DRAFT_STATES), shown: z.nullable(DraftContent) });
type Before = z.output<typeof Before>;
const ToPublish = z.object({ isNew: z.boolean(), content: DraftContent });

const LANGUAGES = [
  ['zh', 'zh-CN'],
  ['en', 'en'],
] as const;

/** What is said of an announcement beside its words. */
function useFacts(): (content: DraftContent) => readonly (readonly [name: string, said: string])[] {
  const words = useWords(text);
  const say = useSay();
  const yes = (is: boolean) => (is ? words.yes : words.no);
  const moment = (ms: number | null, none: string) => (ms === null ? none : formatMoment(ms));
  return ({ Type, Audience, IsPinned, IsMustRead, From, Until }) => [
    [words.type, say(ANNOUNCEMENT_TYPES[Type])],
    [words.audience, Audience.Kind === 'below' ? Audience.Account : say(AUDIENCES[Audience.Kind])],
    [words.pin, yes(IsPinned)],
    [words.mustShort, yes(IsMustRead)],
    [words.from, moment(From, words.atOnce)],
    [words.until, moment(Until, words.open)],
  ];
}

function Facts({ shown, content }: { shown: DraftContent | null; content: DraftContent }) {
  const facts = useFacts();
  const was = shown ? facts(shown) : [];
  return (
    <dl className={styles['listed']}>
      {facts(content).map(([name, said], at) => {
        const before = was[at]?.[1];
        const isOther = before !== undefined && before !== said;
        return (
          <div key={name} data-changed={isOther || undefined}>
            <dt>{name}</dt>
            <dd>
              {isOther && (
                <>
                  <del>{before}</del> →{' '}
                </>
              )}
              {said}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const linesOf = ({ Title, Body }: DraftContent, language: 'zh' | 'en'): string =>
  `${Title[language]}\n${Body[language]}`;

function Published(props: { before: Before; isNew: boolean; content: DraftContent }) {
  const { before, isNew, content } = props;
  const words = useWords(text);
  const say = useSay();
  const { shown } = before;
  return (
    <>
      <p className={styles['state']}>
        {words.state}: {say(STATES[before.state])}
        {isNew && ` · ${words.isNew}`}
      </p>
      <Facts shown={shown} content={content} />
      <Both content={content} />
      {shown &&
        LANGUAGES.filter(
          ([language]) => linesOf(shown, language) !== linesOf(content, language),
        ).map(([language, lang]) => (
          <LineDiff
            key={language}
            label={words.changesIn(words[language])}
            lang={lang}
            before={linesOf(shown, language)}
            after={linesOf(content, language)}
          />
        ))}
    </>
  );
}

function Withdrawn({ shown }: { readonly shown: DraftContent }) {
  const words = useWords(text);
  return (
    <>
      <p className={styles['state']}>{words.goes}</p>
      <Facts shown={null} content={shown} />
      <Both content={shown} />
    </>
  );
}

/** An announcement as players would read it, and what is other than what they read now. */
const showNotice: ProposalView['show'] = (proposal) => {
  const [before, wanted] = [
    Before.safeParse(proposal.Before),
    ToPublish.safeParse(proposal.Content),
  ];
  if (!before.success || !wanted.success) return undefined;
  return <Published before={before.data} {...wanted.data} />;
};

/** What players would not read any more. */
const showWithdrawal: ProposalView['show'] = (proposal) => {
  const before = Before.safeParse(proposal.Before);
  return before.data?.shown ? <Withdrawn shown={before.data.shown} /> : undefined;
};

const announcementProposals: ProposalViews = {
  'announcement.notices.publish': {
    subject: ({ Content }, say) => {
      const wanted = ToPublish.safeParse(Content);
      return wanted.success ? say(wanted.data.content.Title) : '';
    },
    show: showNotice,
  },
  'announcement.notices.withdraw': {
    subject: ({ Before: was }, say) => {
      const shown = Before.safeParse(was).data?.shown;
      return shown ? say(shown.Title) : '';
    },
    show: showWithdrawal,
  },
};

export default announcementProposals;

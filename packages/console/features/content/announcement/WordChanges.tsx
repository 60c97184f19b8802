import { useWords } from '@fairlot/ui';
import { LineDiff, type Plain } from '../../staff/operator/proposal-content/index.ts';
import { Both } from './Both.tsx';
import { text } from './text.ts';

/** The parts of published rules that are words for players. */
const WORDS = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
export const areWords = (name: string): boolean => WORDS.some((each) => each === name);

const LANGUAGES = [
  ['Zh', 'zh', 'zh-CN'],
  ['En', 'en', 'en'],
] as const;
type Suffix = (typeof LANGUAGES)[number][0];

const wordOf = (rules: Plain | null, name: (typeof WORDS)[number]): string =>
  String(rules?.[name] ?? '');
/** What a language says: of what is frozen those parts alone that change. */
const linesOf = (rules: Plain | null, language: Suffix): string =>
  [wordOf(rules, `title${language}`), wordOf(rules, `body${language}`)]
    .filter((part) => part !== '')
    .join('\n');

/** Words as players would read them, of the languages that change, and the lines that are other than now. */
export function WordChanges(props: {
  readonly before: Plain | null;
  readonly after: Plain;
  /** What players read of what is written, where that is not the same. */
  readonly shownAs?: (written: string, language: 'zh' | 'en') => string;
}) {
  const { before, after, shownAs = (written) => written } = props;
  const words = useWords(text);
  const isOther = (language: Suffix): boolean =>
    linesOf(before, language) !== linesOf(after, language);
  const shown = (part: 'title' | 'body') => ({
    zh: isOther('Zh') ? shownAs(wordOf(after, `${part}Zh`), 'zh') : '',
    en: isOther('En') ? shownAs(wordOf(after, `${part}En`), 'en') : '',
  });
  return (
    <>
      <Both content={{ Title: shown('title'), Body: shown('body') }} />
      {before &&
        LANGUAGES.filter(([language]) => isOther(language)).map(([language, name, lang]) => (
          <LineDiff
            key={language}
            label={words.changesIn(words[name])}
            lang={lang}
            before={linesOf(before, language)}
            after={linesOf(after, language)}
          />
        ))}
    </>
  );
}

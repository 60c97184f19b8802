import { HELP_CATEGORIES, type HelpCategory } from '@fairlot/rules/check/help-categories';
import { useSay, useWords } from '@fairlot/ui';
import { Both } from '../announcement/index.ts';
import { Changes, LineDiff, type Plain } from '../operator/index.ts';
import { text } from './text.ts';

const WORDS = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;
const isWords = (name: string): boolean => WORDS.some((each) => each === name);

/** What is no text of it; the category by its name. */
function useFacts(): (rules: Plain) => Plain {
  const say = useSay();
  const valueOf = (name: string, value: Plain[string]) =>
    name === 'category' && typeof value === 'string' && Object.hasOwn(HELP_CATEGORIES, value)
      ? say(HELP_CATEGORIES[value as HelpCategory])
      : value;
  return (rules) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([name, value = null]) =>
        isWords(name) ? [] : [[name, valueOf(name, value)] as const],
      ),
    );
}

const wordOf = (rules: Plain | null, name: (typeof WORDS)[number]): string =>
  String(rules?.[name] ?? '');
/** What a language says of it: of what is frozen those parts alone that change. */
const linesOf = (rules: Plain | null, language: 'Zh' | 'En'): string =>
  [wordOf(rules, `title${language}`), wordOf(rules, `body${language}`)]
    .filter((part) => part !== '')
    .join('\n');

const LANGUAGES = [
  ['Zh', 'zh-CN'],
  ['En', 'en'],
] as const;

/** An article as it would be: its facts, its words as players would read them, and the lines that are other than now. */
export function ArticleChanges(props: { readonly before: Plain | null; readonly after: Plain }) {
  const { before, after } = props;
  const words = useWords(text);
  const factsOf = useFacts();
  const isOther = (language: 'Zh' | 'En'): boolean =>
    linesOf(before, language) !== linesOf(after, language);
  const shown = (part: 'title' | 'body') => ({
    zh: isOther('Zh') ? wordOf(after, `${part}Zh`) : '',
    en: isOther('En') ? wordOf(after, `${part}En`) : '',
  });
  const [facts, was] = [factsOf(after), before && factsOf(before)];
  const hasFacts = Object.keys(facts).some((name) => name !== 'id' && facts[name] !== was?.[name]);
  return (
    <>
      {hasFacts && <Changes before={was} after={facts} />}
      <Both content={{ Title: shown('title'), Body: shown('body') }} />
      {before &&
        LANGUAGES.filter(([language]) => isOther(language)).map(([language, lang]) => (
          <LineDiff
            key={language}
            label={words[`changes${language}`]}
            lang={lang}
            before={linesOf(before, language)}
            after={linesOf(after, language)}
          />
        ))}
    </>
  );
}

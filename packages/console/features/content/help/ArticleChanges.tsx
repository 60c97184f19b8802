import { HELP_CATEGORIES, type HelpCategory } from '@fairlot/rules/check/help-categories';
import { useSay } from '@fairlot/ui';
import { areWords, WordChanges } from '../announcement/index.ts';
import { Changes, type Plain } from '../../staff/operator/proposal-content/index.ts';

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
        areWords(name) ? [] : [[name, valueOf(name, value)] as const],
      ),
    );
}

/** An article as it would be: its facts, its words as players would read them, and the lines that are other than now. */
export function ArticleChanges(props: { readonly before: Plain | null; readonly after: Plain }) {
  const { before, after } = props;
  const factsOf = useFacts();
  const [facts, was] = [factsOf(after), before && factsOf(before)];
  const hasFacts = Object.keys(facts).some((name) => name !== 'id' && facts[name] !== was?.[name]);
  return (
    <>
      {hasFacts && <Changes before={was} after={facts} />}
      <WordChanges before={before} after={after} />
    </>
  );
}

import { useSay } from '@fairlot/ui';
import { LANGUAGES } from '@fairlot/wire/content/banner';
import { Changes, type Plain } from '../../staff/operator/proposal-content/index.ts';
import { PictureChange } from './Picture.tsx';
import { LANGUAGE_NAMES } from './text.ts';

const pictureOf = (rules: Plain | null): string | undefined => {
  const picture = rules?.['picture'];
  return typeof picture === 'string' ? picture : undefined;
};

/** All but the picture, which is shown; languages by their names. */
function useFacts(): (rules: Plain) => Plain {
  const say = useSay();
  const valueOf = (name: string, value: Plain[string]): Plain[string] =>
    name === 'languages' && Array.isArray(value)
      ? LANGUAGES.filter((each) => value.includes(each)).map((each) => say(LANGUAGE_NAMES[each]))
      : value;
  return (rules) =>
    Object.fromEntries(
      Object.entries(rules).flatMap(([name, value = null]) =>
        name === 'picture' ? [] : [[name, valueOf(name, value)] as const],
      ),
    );
}

/** A banner as it would be: its pictures before and after, and what else changes. */
export function BannerChanges(props: { readonly before: Plain | null; readonly after: Plain }) {
  const { before, after } = props;
  const factsOf = useFacts();
  return (
    <>
      <PictureChange before={pictureOf(before)} after={pictureOf(after)} />
      <Changes before={before && factsOf(before)} after={factsOf(after)} />
    </>
  );
}

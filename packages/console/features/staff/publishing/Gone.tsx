import { Status, useSay, useWords } from '@fairlot/ui';
import { fieldName } from '../operator/index.ts';
import { text } from './text.ts';

/** Says which parts of an earlier version are rules no more. */
export function Gone({ names }: { readonly names: readonly string[] }) {
  const words = useWords(text);
  const say = useSay();
  return (
    <Status look="warn">{words.gone(names.map((name) => say(fieldName(name))).join(' · '))}</Status>
  );
}

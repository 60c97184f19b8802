import { useSay } from '@fairlot/ui';
import { fieldOf } from './field-text.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { asItIs, type Line, NONE } from './in-words.ts';
import type { Say } from '../../../../registry/proposal-view.ts';
import type { Plain } from './plain.ts';

/** Internal ids, and the time of publication, which is shown above the changes. */
const NOT_CHANGES = ['id', 'version', 'publishAt'];

function said(name: string, value: Plain[string] | undefined, say: Say): Line['after'] {
  if (value === null || value === undefined) return NONE;
  const { tell = asItIs } = fieldOf(name);
  return tell(value, say) ?? asItIs(value, say);
}

/** Rows of the parts that change; all parts of something new. */
export const changedRows = (before: Plain | null, after: Plain, say: Say): readonly Line[] =>
  Object.keys(after)
    .filter((name) => !NOT_CHANGES.includes(name))
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      name: say(fieldOf(name).name),
      ...(before && { before: said(name, before[name], say) }),
      after: said(name, after[name], say),
    }));

/** Shows changed rules part by part, old and new, in words. */
export function Changes({
  before,
  after,
}: {
  readonly before: Plain | null;
  readonly after: Plain;
}) {
  return <ChangeTable rows={changedRows(before, after, useSay())} />;
}

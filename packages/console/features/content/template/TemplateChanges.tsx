import { useCall } from '@fairlot/shell';
import { templateConsole, type TemplateRow } from '@fairlot/wire/content/template';
import { WordChanges } from '../announcement/index.ts';
import type { Plain } from '../../staff/operator/proposal-content/index.ts';
import { withSamples } from './typed.ts';

type Props = { readonly before: Plain | null; readonly after: Plain };

/** What a letter would say, with samples for its variables, and the lines that are other than now. */
export function TemplateChanges(props: Props & { readonly row: TemplateRow | undefined }) {
  const { row, before, after } = props;
  const variables = row?.Variables ?? [];
  return (
    <WordChanges
      before={before}
      after={after}
      shownAs={(written, language) => withSamples(written, variables, language)}
    />
  );
}

/** The same of a proposal, whose letter has its name. */
export function ProposedTemplate({ name, ...change }: Props & { readonly name: string }) {
  const { data } = useCall(templateConsole.getTemplates, {});
  const row = data?.ok ? data.value.Rows.find(({ Name }) => Name === name) : undefined;
  return <TemplateChanges row={row} {...change} />;
}

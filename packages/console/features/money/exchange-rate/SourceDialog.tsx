import { useWords } from '@fairlot/ui';
import { plainSource, exchangeRateConsole, type Source } from '@fairlot/wire/money/exchange-rate';
import { LineFields, PublishedDialog, SwitchFields } from '../../staff/publishing/index.ts';
import { sourceText as text } from './source-text.ts';
import { faultsOf, LINES, rulesOf, type TypedSource, typedOf } from './typed-source.ts';

/** Edits or adds a source of the rate and reviews the change, before another operator publishes it. */
export function SourceDialog(props: {
  /** Undefined: one more. */
  readonly source: Source | undefined;
  readonly onClose: () => void;
}) {
  const { source, onClose } = props;
  const words = useWords(text);
  const title = source ? words.editOf(source.Id) : words.add;
  const hints = { price: words.priceHint, time: words.timeHint } as Readonly<
    Record<string, string>
  >;
  return (
    <PublishedDialog
      title={title}
      endpoint={exchangeRateConsole.proposeSource}
      initial={() => typedOf(source)}
      check={faultsOf}
      before={source ? plainSource(source.Rules) : null}
      after={(values: TypedSource) => {
        const rules = plainSource(rulesOf(values));
        return source ? rules : { name: values.name, ...rules };
      }}
      renderFields={(form) => (
        <>
          <SwitchFields form={form} names={['isOn']} />
          <LineFields
            form={form}
            names={LINES.filter((line) => line !== 'name' || !source)}
            maxLength={500}
            hintOf={(line) => hints[line]}
          />
        </>
      )}
      input={(request, values) => ({
        Source: source ? { Id: source.Id, Seen: source.Version } : { Name: values.name },
        Rules: rulesOf(values),
        ...request,
      })}
      onClose={onClose}
    />
  );
}

import { useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { playerTierConsole, type LimitRow } from '@fairlot/wire/money/player-tier';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  Leaves,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
import { limitsText } from './limits-text.ts';
import {
  faultsOf,
  LIMIT_LINES,
  limitsOf,
  plainLimits,
  type TypedLimits,
  typedOf,
} from './typed-limits.ts';

type Props = {
  /** Null: everybody. */
  readonly layer: number | null;
  readonly row: LimitRow;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** Editing what players of a layer have otherwise, and reviewing it, before another operator publishes it. */
export function LimitDialog({ layer, row, onBack, onDone }: Props) {
  const words = useWords(limitsText);
  const say = useSay();
  const title = words.editOf(say(row.Name));
  return (
    <EditDialog
      title={title}
      initial={() => typedOf(row.Limits)}
      renderEdit={(editing) => (
        <>
          <Leaves of={{ Limit: { Layer: layer, Of: row.Of, Limits: row.Limits } }} />
          <Edit row={row} {...editing} />
        </>
      )}
      renderReview={(typed, back) => {
        const limits = limitsOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={playerTierConsole.proposeLimits}
            before={plainLimits(row.Limits)}
            after={plainLimits(limits)}
            bounds={{ Limit: { Layer: layer, Of: row.Of, Limits: limits } }}
            input={(said) => ({
              Layer: layer,
              Of: row.Of,
              Seen: row.Version,
              Limits: limits,
              ...said,
            })}
            onBack={back}
            onDone={onDone}
          />
        );
      }}
      onClose={onBack}
    />
  );
}

function Edit(props: Editing<TypedLimits> & { readonly row: LimitRow }) {
  const { row, onClose } = props;
  const say = useSay();
  const form = useEditForm<TypedLimits>(props, {
    check: faultsOf,
    before: plainLimits(row.Limits),
    after: (values) => plainLimits(limitsOf(values)),
  });
  // A way to deposit has no most of its fee.
  const lines = LIMIT_LINES.filter((line) => line !== 'feeCap' || !row.Of.startsWith('channel-'));
  return (
    <EditForm form={form} onClose={onClose}>
      {lines.map((line) => (
        <Field key={line} label={say(fieldName(line))} error={form.fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={20}
              value={form.values[line]}
              onText={(next) => form.change(line, next)}
            />
          )}
        </Field>
      ))}
    </EditForm>
  );
}

import { useSay, useWords } from '@fairlot/ui';
import { playerTierConsole, type LimitRow } from '@fairlot/wire/money/player-tier';
import { Leaves, LineFields, PublishedDialog } from '../../staff/publishing/index.ts';
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

/** Edits limits of a layer and reviews the change, before another operator publishes it. */
export function LimitDialog({ layer, row, onBack, onDone }: Props) {
  const words = useWords(limitsText);
  const say = useSay();
  const title = words.editOf(say(row.Name));
  // A channel of deposits has no upper limit of its fee.
  const names = LIMIT_LINES.filter((line) => line !== 'feeCap' || !row.Of.startsWith('channel-'));
  const boundsOf = (limits: LimitRow['Limits']) => ({
    Limit: { Layer: layer, Of: row.Of, Limits: limits },
  });
  return (
    <PublishedDialog
      title={title}
      endpoint={playerTierConsole.proposeLimits}
      initial={() => typedOf(row.Limits)}
      check={faultsOf}
      before={plainLimits(row.Limits)}
      after={(values: TypedLimits) => plainLimits(limitsOf(values))}
      intro={<Leaves of={boundsOf(row.Limits)} />}
      renderFields={(form) => <LineFields form={form} names={names} maxLength={20} />}
      bounds={(values) => boundsOf(limitsOf(values))}
      input={(request, values) => ({
        Layer: layer,
        Of: row.Of,
        Seen: row.Version,
        Limits: limitsOf(values),
        ...request,
      })}
      onClose={onBack}
      onDone={onDone}
    />
  );
}

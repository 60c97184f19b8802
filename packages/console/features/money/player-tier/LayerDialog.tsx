import { useWords } from '@fairlot/ui';
import {
  LAYER_BOUNDS,
  type Layer,
  playerTierConsole,
  type LayerRules,
} from '@fairlot/wire/money/player-tier';
import { LineFields, PublishedDialog, SwitchFields } from '../../staff/publishing/index.ts';
import { FAULTS, text } from './text.ts';

type Values = {
  readonly zh: string;
  readonly en: string;
  readonly sort: string;
  readonly isReadOnly: boolean;
  readonly isReviewed: boolean;
};

const valuesOf = (rules: LayerRules | undefined): Values => ({
  zh: rules?.Name ?? '',
  en: rules?.NameEn ?? '',
  sort: String(rules?.Sort ?? 0),
  isReadOnly: rules?.IsReadOnly ?? false,
  isReviewed: rules?.IsReviewed ?? false,
});

const isSort = (typed: string): boolean => /^\d{1,5}$/.test(typed) && Number(typed) <= 10_000;

const faultsOf = ({ zh, en, sort }: Values) => ({
  ...(zh.trim() === '' && { zh: FAULTS.name }),
  ...(en.trim() === '' && { en: FAULTS.name }),
  ...(!isSort(sort) && { sort: FAULTS.sort }),
});

/** As it is frozen and kept. */
const plainOf = ({ zh, en, sort, isReadOnly, isReviewed }: Values) => ({
  zh: zh.trim(),
  en: en.trim(),
  isReadOnly,
  isReviewed,
  sort: Number(sort),
});

/** Edits a layer and reviews the change, before another operator publishes it. */
export function LayerDialog(props: {
  /** Undefined: one more. */
  readonly layer: Layer | undefined;
  readonly onClose: () => void;
}) {
  const { layer, onClose } = props;
  const words = useWords(text);
  const title = layer ? words.editOf(layer.Rules.Name) : words.add;
  const before = layer ? plainOf(valuesOf(layer.Rules)) : null;
  return (
    <PublishedDialog
      title={title}
      endpoint={playerTierConsole.proposeLayer}
      initial={() => valuesOf(layer?.Rules)}
      check={faultsOf}
      before={before}
      after={plainOf}
      renderFields={(form) => (
        <>
          <LineFields form={form} names={['zh', 'en', 'sort']} maxLength={LAYER_BOUNDS.name} />
          <SwitchFields form={form} names={['isReadOnly', 'isReviewed']} />
        </>
      )}
      input={(request, _values, after) => ({
        Layer: layer ? { Id: layer.Id, Seen: layer.Version } : null,
        Rules: {
          Name: after.zh,
          NameEn: after.en,
          IsReadOnly: after.isReadOnly,
          IsReviewed: after.isReviewed,
          Sort: after.sort,
        },
        ...request,
      })}
      onClose={onClose}
    />
  );
}

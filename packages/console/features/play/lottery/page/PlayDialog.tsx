import inline from '@fairlot/ui/inline.module.css';
import { useState } from 'react';
import { useCall } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import type { Faults } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { betConsole } from '@fairlot/wire/play/bet';
import { CODE_FIELD, CodeField, codeOf } from '../../../staff/operator/act-form/index.ts';
import { ChangeForm, commonFaults, Line, useChangeForm } from './change-form.tsx';
import { readMoment } from './read-input.ts';
import {
  badFields,
  changedLimits,
  changeOf,
  initialOf,
  isSameChange,
  type LimitField,
  LIMITS,
  oddsText,
  percent,
  type PlayChange,
  type PlayRow,
  type PriceValues,
} from './price-input.ts';
import styles from './prices.module.css';
import { FAULTS, text } from './prices-text.ts';

type Props = {
  readonly gameId: number;
  readonly row: PlayRow;
  readonly onClose: () => void;
};

function faultOf(field: string) {
  if (!(field in LIMITS)) return FAULTS.odds;
  return FAULTS[LIMITS[field as LimitField].as];
}

/** What all bets together may bring, and how odds go down before: of few plays, each may be left out. */
const CAPS = ['liability', 'soloShare', 'soloPrize', 'notesShare'] as const;
const STEPS = ['step', 'drop', 'floor'] as const;

function usePriceForm({ gameId, row, onClose }: Props) {
  const [isOpen, setOpen] = useState(row.IsOpen);
  const { form } = useChangeForm<typeof betConsole.proposePrices, PriceValues>({
    endpoint: betConsole.proposePrices,
    initial: { ...initialOf(row), code: '' },
    fields: CODE_FIELD,
    check: (values) => ({
      ...(commonFaults(values) as Faults<PriceValues>),
      ...Object.fromEntries(badFields(row, values).map((field) => [field, faultOf(field)])),
    }),
    input: (values) => ({
      GameId: gameId,
      Changes: [changeOf(row, values, isOpen)],
      EffectAt: readMoment(values.at) ?? undefined,
      Reason: values.reason.trim(),
      Code: codeOf(values['code'] ?? ''),
    }),
    onSaved: onClose,
    onProposed: onClose,
  });
  return { form, isOpen, setOpen };
}

/** What a change makes of the switch and the limits of a play, beside its return: now, and then. */
function useOthers(
  row: PlayRow,
  change: PlayChange,
): readonly (readonly [string, string, string])[] {
  const words = useWords(text);
  const state = (isOn: boolean) => (isOn ? words.on : words.off);
  const { IsOpen } = change;
  const ofGame: Partial<Record<LimitField, string>> = {
    prize: words.prizeLimit,
    notes: words.maxNotes,
    least: words.minStake,
    most: words.maxStake,
  };
  const nameOf = (field: LimitField): string =>
    ofGame[field] ?? words[field as (typeof CAPS | typeof STEPS)[number]];
  const shown = (field: LimitField, typed: string): string =>
    typed || (field in ofGame ? words.ofGame : words.none);
  return [
    ...(IsOpen === undefined ? [] : [[words.state, state(row.IsOpen), state(IsOpen)] as const]),
    ...changedLimits(row, change).map(
      ([field, before, after]) =>
        [nameOf(field), shown(field, before), shown(field, after)] as const,
    ),
  ];
}

/** What a change makes of a play, before anybody is asked. */
function ReturnPreview(props: {
  readonly gameId: number;
  readonly change: PlayChange;
  row: PlayRow;
}) {
  const { gameId, change, row } = props;
  const words = useWords(text);
  const say = useSay();
  const wanted = { GameId: gameId, Changes: [change] };
  const { data } = useCall(betConsole.previewPrices, wanted);
  const others = useOthers(row, change);
  if (!data) return <p role="status" />;
  if (!data.ok) {
    return (
      <p className={styles['fault']} role="status">
        {say(data.error.text)}
      </p>
    );
  }
  const nameOf = (i: number) => {
    const option = row.Options[i];
    return option && say(option.Name);
  };
  const [shown] = data.value.Rows;
  const { Before = [], After = [] } = shown ?? {};
  return (
    <table className={styles['returns']} role="status">
      <thead>
        <tr>
          <th>{words.returns}</th>
          <th>{words.before}</th>
          <th>{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {After.map((after, i) => (
          <tr key={row.Options[i]?.Code ?? i} data-changed={after !== Before[i] || undefined}>
            <td>{After.length === row.Options.length && nameOf(i)}</td>
            <td className={inline['num']}>{percent(Before[i] ?? 0)}</td>
            <td className={inline['num']}>{percent(after)}</td>
          </tr>
        ))}
        {others.map(([name, before, after]) => (
          <tr key={name} data-changed>
            <td>{name}</td>
            <td className={inline['num']}>{before}</td>
            <td className={inline['num']}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Odds, limits and the switch of a play: looked at, then asked of a second person. */
export function PlayDialog(props: Props) {
  const { gameId, row, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const { form, isOpen, setOpen } = usePriceForm(props);
  const [looked, setLooked] = useState<PlayChange>();
  const change = changeOf(row, form.values, isOpen);
  const look = () => setLooked(change);
  // What is typed after a look was not looked at.
  const isLooked = looked && isSameChange(looked, change);
  const isReady = badFields(row, form.values).length === 0;
  return (
    <Dialog isOpen onClose={onClose} title={`${say(row.Group)} · ${say(row.Name)}`}>
      <ChangeForm form={form}>
        <div className={styles['odds']}>
          {row.Options.map(({ Code, Name, Standard }, i) => (
            <Line
              key={Code}
              form={form}
              field={`o${i}`}
              label={say(Name)}
              hint={words.standard(oddsText(Standard))}
            />
          ))}
        </div>
        <Checkbox isOn={isOpen} onChange={setOpen}>
          {words.isOpen}
        </Checkbox>
        <div className={styles['odds']}>
          <Line form={form} field="prize" label={words.prizeLimit} hint={words.limitHint} />
          <Line form={form} field="notes" label={words.maxNotes} hint={words.limitHint} />
          <Line form={form} field="least" label={words.minStake} hint={words.limitHint} />
          <Line form={form} field="most" label={words.maxStake} hint={words.limitHint} />
          {[...CAPS, ...(row.Options.length > 0 ? STEPS : [])].map((field) => (
            <Line
              key={field}
              form={form}
              field={field}
              label={words[field]}
              hint={words.noneHint}
            />
          ))}
        </div>
        <Button onClick={look} disabled={!isReady}>
          {words.preview}
        </Button>
        <CodeField
          value={form.values['code'] ?? ''}
          fault={form.fault('code')}
          onText={(code) => form.change('code', code)}
        />
        {isLooked && <ReturnPreview gameId={gameId} change={looked} row={row} />}
      </ChangeForm>
    </Dialog>
  );
}

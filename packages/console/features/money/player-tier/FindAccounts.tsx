import { useState } from 'react';
import { call } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { type Layer, playerTierConsole } from '@fairlot/wire/money/player-tier';
import { findText as text } from './find-text.ts';
import styles from './layer.module.css';

const ANY = -1;
const NONE = 0;
const isDay = (typed: string): boolean => typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed);
const some = (typed: string): string | undefined => typed.trim() || undefined;

/** Fills a list with accounts of a kind: a label, the layer that they are in, when they registered. */
export function FindAccounts(props: {
  readonly layers: readonly Layer[];
  readonly onFound: (names: readonly string[]) => void;
}) {
  const { layers, onFound } = props;
  const words = useWords(text);
  const say = useSay();
  const [kind, setKind] = useState({ label: '', from: ANY, first: '', last: '' });
  const [said, setSaid] = useState('');
  const change = (part: Partial<typeof kind>) => setKind((now) => ({ ...now, ...part }));
  const isAny =
    kind.from === ANY && ![kind.label, kind.first, kind.last].some((each) => each.trim());
  const find = async (): Promise<void> => {
    if (!isDay(kind.first.trim()) || !isDay(kind.last.trim())) return setSaid(words.badDay);
    const answer = await call(playerTierConsole.findAccounts, {
      Label: some(kind.label),
      From: kind.from === ANY ? undefined : kind.from === NONE ? null : kind.from,
      First: some(kind.first),
      Last: some(kind.last),
    }).catch(() => undefined);
    if (!answer?.ok) return setSaid(words.unread);
    const { UserNames, IsMore } = answer.value;
    setSaid(words.found(UserNames.length, IsMore));
    if (UserNames.length > 0) onFound(UserNames);
  };
  const choices = [
    { value: ANY, label: words.any },
    { value: NONE, label: words.noLayer },
    ...layers.map(({ Id, Rules: { Name: zh, NameEn: en } }) => ({
      value: Id,
      label: say({ zh, en }),
    })),
  ];
  return (
    <fieldset className={styles['find']}>
      <legend>{words.title}</legend>
      <Field label={words.from}>
        {(control) => (
          <Select
            {...control}
            value={kind.from}
            choices={choices}
            onChoose={(from) => change({ from })}
          />
        )}
      </Field>
      {(['label', 'first', 'last'] as const).map((part) => (
        <Field key={part} label={words[part]}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={30}
              placeholder={part === 'label' ? undefined : '2027-03-06'}
              value={kind[part]}
              onText={(typed) => change({ [part]: typed })}
            />
          )}
        </Field>
      ))}
      <Button disabled={isAny} onClick={() => void find()}>
        {words.find}
      </Button>
      <p role="status">{said}</p>
    </fieldset>
  );
}

import { useState } from 'react';
import { Field, PasswordInput, TextArea, TextInput } from '../../field/index.ts';
import { useWords } from '../../index.ts';
import { GALLERY } from '../text.ts';
import { Stack } from './Line.tsx';

export function Fields() {
  const words = useWords(GALLERY);
  const [account, setAccount] = useState('');
  const [taken, setTaken] = useState('player1');
  const [password, setPassword] = useState('play-money-88');
  const [find, setFind] = useState('');
  const [lines, setLines] = useState('');
  return (
    <Stack>
      <Field label={words.account} hint={words.accountHint}>
        {(control) => (
          <TextInput {...control} icon="person" size="large" value={account} onText={setAccount} />
        )}
      </Field>
      <Field label={`${words.account} 2`} error={words.taken}>
        {(control) => (
          <TextInput {...control} icon="person" size="large" value={taken} onText={setTaken} />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => (
          <PasswordInput {...control} size="large" value={password} onText={setPassword} />
        )}
      </Field>
      <Field label={words.readOnly}>
        {(control) => <TextInput {...control} disabled value="player1" onText={() => {}} />}
      </Field>
      <Field label={words.lines}>
        {(control) => <TextArea {...control} rows={3} value={lines} onText={setLines} />}
      </Field>
      <Field label={`${words.lines} 2`} error={words.taken}>
        {(control) => <TextArea {...control} rows={3} value={words.prose} onText={() => {}} />}
      </Field>
      <TextInput
        icon="search"
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={find}
        onText={setFind}
      />
    </Stack>
  );
}

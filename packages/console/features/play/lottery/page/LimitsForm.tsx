import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { betConsole } from '@fairlot/wire/play/bet';
import { CODE_FIELD, CodeField, codeOf } from '../../../staff/operator/act-form/index.ts';
import { ChangeForm, commonFaults, commonOf, Line, useChangeForm } from './change-form.tsx';
import type { FormPart } from './game.ts';
import {
  initialOf,
  isAsLooked,
  limitFaults,
  wantedOf,
  type Values,
  type Wanted,
} from './limits-input.ts';
import { LimitsPreview } from './LimitsPreview.tsx';
import styles from './page.module.css';
import { text } from './text.ts';

/** What a bet may stake and win, and the caps of an issue: looked at, then asked of a second person. */
export function LimitsForm({ game, onSaved }: FormPart) {
  const words = useWords(text);
  const [looked, setLooked] = useState<Wanted>();
  const { form } = useChangeForm<typeof betConsole.proposeLimits, Values>({
    endpoint: betConsole.proposeLimits,
    onSaved,
    onProposed: () => setLooked(undefined),
    initial: initialOf(game),
    check: (values) => ({ ...commonFaults(values), ...limitFaults(values) }),
    input: (values) => ({
      ...commonOf(game, values),
      ...wantedOf(game, values),
      Code: codeOf(values.code),
    }),
    fields: { LIMITS_CROSSED: 'least', ...CODE_FIELD },
  });
  const isReady = Object.keys(limitFaults(form.values)).length === 0;
  const wanted = wantedOf(game, form.values);
  // What is proposed is what was looked at: a change takes the preview away.
  const shown = looked && isReady && isAsLooked(looked, wanted) ? looked : undefined;
  return (
    <div className={styles['beside']}>
      <ChangeForm form={form}>
        <Line form={form} field="prize" label={words.prizeLimit} />
        <Line form={form} field="least" label={words.minStake} />
        <Line form={form} field="most" label={words.maxStake} />
        <Line form={form} field="multiple" label={words.maxMultiple} />
        <Line form={form} field="issuePrize" label={words.issuePrize} hint={words.noCap} />
        <Line form={form} field="budget" label={words.budget} hint={words.noCap} />
        <Button onClick={() => setLooked(wanted)} disabled={!isReady}>
          {words.preview}
        </Button>
        <CodeField
          value={form.values.code}
          fault={form.fault('code')}
          onText={(code) => form.change('code', code)}
        />
      </ChangeForm>
      {shown && <LimitsPreview wanted={shown} />}
    </div>
  );
}

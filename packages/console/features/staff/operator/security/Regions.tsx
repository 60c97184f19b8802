import { useState } from 'react';
import { refetch } from '@fairlot/shell';
import { showToast, useLanguage, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { Radio } from '@fairlot/ui/radio';
import { REGION_RULES, type RegionRule } from '@fairlot/rules/check/region';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { ActForm } from '../act-form/ActForm.tsx';
import { NOTHING, type ActValues } from '../act-form/check.ts';
import { useActForm } from '../act-form/use-act-form.ts';
import { useMay } from '../me/use-me.ts';
import { isRegions, readRegions, regionName } from './regions.ts';
import styles from './security.module.css';
import { REGIONS, RULES } from './text.ts';

type Known = Output<typeof operatorHttp.getSecurity>['Regions'];
type Values = ActValues & { readonly rule: RegionRule; readonly list: string };

function RegionsDialog({ known, onClose }: { known: Known; onClose: () => void }) {
  const words = useWords(REGIONS);
  const say = useSay();
  // What stood there when the dialog was opened: another may change it while this one types.
  const [seen] = useState({ Rule: known.Rule, List: known.List });
  const form = useActForm<typeof operatorHttp.changeRegions, Values>(operatorHttp.changeRegions, {
    initial: { ...NOTHING, rule: known.Rule, list: known.List.join(' ') },
    input: ({ rule, list, reason }) => ({
      Rule: rule,
      List: rule === 'any' ? [] : [...readRegions(list)],
      Seen: { Rule: seen.Rule, List: [...seen.List] },
      Reason: reason.trim(),
    }),
    check: ({ rule, list }) =>
      rule === 'any' || isRegions(readRegions(list)) ? {} : { list: REGIONS.badRegion },
    fields: {
      NO_REGIONS: 'list',
      NOTHING_NEW: 'rule',
      LIST_CHANGED: 'rule',
      NO_REGION_HEADER: 'rule',
    },
    done: () => {
      showToast({ kind: 'done', text: REGIONS.saved });
      void refetch(operatorHttp.getSecurity);
      onClose();
    },
  });
  const { rule, list } = form.values;
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <ActForm form={form} send={words.save} onCancel={onClose}>
        <Radio
          label={words.rule}
          value={rule}
          options={REGION_RULES.map((value) => ({ value, label: say(RULES[value]) }))}
          onChange={(next) => form.change('rule', next)}
        />
        {form.fault('rule') !== undefined && (
          <p role="alert" className={styles['faults']}>
            {form.fault('rule')}
          </p>
        )}
        {rule !== 'any' && (
          <Field label={words.list} hint={words.listHint} error={form.fault('list')}>
            {(control) => (
              <TextInput
                {...control}
                size="large"
                autoComplete="off"
                value={list}
                onText={(typed) => form.change('list', typed)}
              />
            )}
          </Field>
        )}
      </ActForm>
    </Dialog>
  );
}

/** Which regions players come from, where a proxy of the site tells them. */
export function Regions({ regions }: { readonly regions: Known }) {
  const words = useWords(REGIONS);
  const say = useSay();
  const language = useLanguage();
  const mayChange = useMay('site.addresses.change');
  const [isOpen, open] = useState(false);
  const { Rule, List, IsTold } = regions;
  return (
    <section className={styles['panel']} aria-labelledby="regions-title">
      <div className={styles['head']}>
        <h2 id="regions-title">{words.title}</h2>
        {mayChange && (IsTold || Rule !== 'any') && (
          <Button size="small" onClick={() => open(true)}>
            {words.change}
          </Button>
        )}
      </div>
      <p className={styles['line']}>{IsTold ? words.note : words.notTold}</p>
      <p className={styles['line']}>
        {say(RULES[Rule])}
        {Rule !== 'any' && `: ${List.map((code) => regionName(code, language)).join(', ')}`}
      </p>
      {isOpen && <RegionsDialog known={regions} onClose={() => open(false)} />}
    </section>
  );
}

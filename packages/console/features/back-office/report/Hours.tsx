import { useState } from 'react';
import { mills } from '@fairlot/rules/core/money';
import { formatMoney, useWords } from '@fairlot/ui';
import { LineChart } from '@fairlot/ui/chart';
import { Select } from '@fairlot/ui/select';
import type { Output } from '@fairlot/wire/core';
import type { reportConsole } from '@fairlot/wire/back-office/report';
import styles from './report.module.css';
import { text } from './text.ts';

type Hour = Output<typeof reportConsole.getDashboard>['Hours'][number];
const WHAT = ['Turnover', 'Deposit', 'Withdraw', 'Prize', 'Profit'] as const;
const WORDS = {
  Turnover: 'turnover',
  Deposit: 'deposit',
  Withdraw: 'withdraw',
  Prize: 'prize',
  Profit: 'profit',
} as const;

const NAMES = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** Charts take numbers: whole units are exact enough to be drawn. */
const units = (thousandths: bigint) => Number(thousandths) / 1000;
const format = (value: number) =>
  formatMoney(mills(Math.round(value * 1000))).replace(/\.000$/, '');

/** Today by the hour, beside yesterday. */
export function Hours({ hours }: { readonly hours: readonly Hour[] }) {
  const words = useWords(text);
  const [what, setWhat] = useState<(typeof WHAT)[number]>('Turnover');
  return (
    <section className={styles['panel']} aria-labelledby="hours-title">
      <div className={styles['head']}>
        <h2 id="hours-title" className={styles['sub']}>
          {words.hours}
        </h2>
        <Select
          aria-label={words.shown}
          value={what}
          choices={WHAT.map((value) => ({ value, label: words[WORDS[value]] }))}
          onChoose={(value) => setWhat(WHAT.find((each) => each === value) ?? 'Turnover')}
        />
      </div>
      <LineChart
        label={`${words.hours}: ${words[WORDS[what]]}`}
        names={NAMES}
        format={format}
        series={[
          {
            name: words.today,
            values: hours.map(({ Today }) => (Today === null ? null : units(Today[what]))),
          },
          { name: words.yesterday, values: hours.map(({ Yesterday }) => units(Yesterday[what])) },
        ]}
      />
    </section>
  );
}

import { useState } from 'react';
import { useWords } from '../../index.ts';
import { Tabs } from '../../tabs/index.ts';
import { GALLERY } from '../text.ts';

export function TabsPart() {
  const words = useWords(GALLERY);
  const [tab, setTab] = useState<'records' | 'cash' | 'contract'>('records');
  return (
    <Tabs
      label={words.tabs}
      value={tab}
      onChoose={setTab}
      tabs={[
        { value: 'records', label: words.records, content: <p>{words.recordsWhat}</p> },
        { value: 'cash', label: words.cash, content: <p>{words.cashWhat}</p> },
        { value: 'contract', label: words.contract, content: null, disabled: true },
      ]}
    />
  );
}

import { Tabs as Part } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Strip } from './Strip.tsx';
import styles from './tabs.module.css';

/** Views of one thing of which one is shown. Arrows move, Home and End jump. */
export function Tabs<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly tabs: readonly {
    readonly value: T;
    readonly label: ReactNode;
    readonly content: ReactNode;
    readonly disabled?: boolean;
  }[];
}) {
  const { label, value, onChoose, tabs } = props;
  return (
    <Part.Root value={value} onValueChange={(next) => onChoose(next as T)}>
      <Part.List
        className={styles['list'] ?? ''}
        aria-label={label}
        activateOnFocus
        render={<Strip />}
      >
        {tabs.map((tab) => (
          <Part.Tab
            key={tab.value}
            className={styles['tab'] ?? ''}
            value={tab.value}
            disabled={tab.disabled ?? false}
          >
            {tab.label}
          </Part.Tab>
        ))}
      </Part.List>
      {tabs.map((tab) => (
        <Part.Panel key={tab.value} className={styles['panel'] ?? ''} value={tab.value}>
          {tab.content}
        </Part.Panel>
      ))}
    </Part.Root>
  );
}

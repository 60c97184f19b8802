import { useSay, useWords } from '@fairlot/ui';
import { nameOfChoice, typedOf, type Setting, type Value } from './setting.ts';
import styles from './merchant.module.css';
import { text } from './text.ts';

/** A value of a setting, as operators read it. */
export function SettingValue({
  setting,
  value,
}: {
  readonly setting: Setting;
  readonly value: Value;
}) {
  const words = useWords(text);
  const say = useSay();
  const called = nameOfChoice(setting, value);
  if (called) return say(called);
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value === 'number') return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return <span className={styles['value']}>{typedOf(value) || words.empty}</span>;
}

import { useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { AuditRow } from './names.ts';
import styles from './audit.module.css';
import { text } from './text.ts';

const namesIn = (after: unknown, field: 'sameDeviceAs' | 'sameAddressAs'): readonly string[] => {
  if (typeof after !== 'object' || after === null) return [];
  const names: unknown = Reflect.get(after, field);
  return Array.isArray(names) ? names.map(String) : [];
};

/** Marks two operators on one device or one address. */
export function Marks({ row }: { readonly row: AuditRow }) {
  const words = useWords(text);
  const marks = [
    ...namesIn(row.After, 'sameDeviceAs').map((name) => words.sameDevice(name)),
    ...namesIn(row.After, 'sameAddressAs').map((name) => words.sameAddress(name)),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={styles['marks']}>
      {marks.map((mark) => (
        <Badge key={mark} tone="danger">
          {mark}
        </Badge>
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '@fairlot/ui';

/** What is wrong with a field, under it. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="err">
      <Icon name="notice" size={14} />
      {children}
    </span>
  );
}

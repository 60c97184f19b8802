import { keptStore, useStore, type Form } from '@fairlot/shell';

const form: Form<boolean> = {
  read: (json) => (typeof json === 'boolean' ? json : undefined),
  write: (value) => value,
};

/** Whether keys of one character do something (WCAG 2.1.4): who speaks to his machine turns them off, once. */
export const singleKeys = keptStore('single-keys', true, { clearedAtLogout: false, form });

export const useSingleKeys = (): boolean => useStore(singleKeys);

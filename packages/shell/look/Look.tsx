import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { LanguageContext } from '@fairlot/ui';
import { useStore } from '@fairlot/ui/store';
import { language, rootAttributes, usePreferences } from '../device/preferences.ts';

const DARK = '(prefers-color-scheme: dark)';
const dark = globalThis.matchMedia?.(DARK);

const prefersDark = (): boolean => dark?.matches ?? false;
function onDark(listener: () => void): () => void {
  dark?.addEventListener('change', listener);
  return () => dark?.removeEventListener('change', listener);
}

/** Language and skin of everything below, and on the root element. */
export function Look({ children }: { children: ReactNode }) {
  const spoken = useStore(language);
  const chosen = usePreferences();
  const isDark = useSyncExternalStore(onDark, prefersDark);
  useEffect(() => {
    const attributes = rootAttributes(chosen, spoken, isDark);
    for (const [name, value] of Object.entries(attributes)) {
      document.documentElement.setAttribute(name, value);
    }
  }, [chosen, spoken, isDark]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

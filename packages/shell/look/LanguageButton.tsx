import { Icon, useLanguage } from '@fairlot/ui';
import { language } from '../device/preferences.ts';
import { LANGUAGE_NAME } from './text.ts';
import { Button } from '@fairlot/ui/button';

/** The other of the two languages, named in itself. */
export function LanguageButton() {
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  const name = LANGUAGE_NAME[other];
  return (
    <Button
      look="quiet"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      aria-label={name}
      title={name}
      onClick={() => language.set(other)}
    >
      <Icon name="globe" size={16} />
      <span>{name}</span>
    </Button>
  );
}

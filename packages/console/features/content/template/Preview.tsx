import { useWords } from '@fairlot/ui';
import type { TemplateRow } from '@fairlot/wire/content/template';
import { Both } from '../announcement/index.ts';
import styles from './template.module.css';
import { text } from './text.ts';
import { messageOf, type Values, withSamples } from './typed.ts';

type Props = { readonly values: Values; readonly variables: TemplateRow['Variables'] };

/** What is typed, as a mail and as a text message with samples. */
export function Preview({ values, variables }: Props) {
  const words = useWords(text);
  const shown = (part: 'title' | 'body') => ({
    zh: withSamples(values[`${part}Zh`], variables, 'zh'),
    en: withSamples(values[`${part}En`], variables, 'en'),
  });
  return (
    <section className={styles['preview']} aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <h4>{words.mail}</h4>
      <Both content={{ Title: shown('title'), Body: shown('body') }} />
      <h4>{words.message}</h4>
      <p className={styles['message']}>{messageOf(values, variables)}</p>
    </section>
  );
}

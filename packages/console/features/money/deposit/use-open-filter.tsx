import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Select } from '@fairlot/ui/select';
import { text } from './text.ts';

/** The filter of a queue by state: what is open, or what is done. */
export function useOpenFilter() {
  const words = useWords(text);
  const [isOpen, setOpen] = useState(true);
  const controls = (
    <Select
      aria-label={words.state}
      value={isOpen ? 'todo' : 'done'}
      choices={[
        { value: 'todo', label: words.todo },
        { value: 'done', label: words.done },
      ]}
      onChoose={(value) => setOpen(value === 'todo')}
    />
  );
  return { isOpen, filters: { controls, chosen: isOpen ? words.todo : words.done } };
}

// What a version holds, in a line: `zh: 夜场 · en: Night`. Pure.
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, part]) => `${name} ${plain(part)}`)
        .join(' ')
    : String(value);

export const contentText = (content: unknown): string =>
  Object.entries(content ?? {})
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${plain(value)}`)
    .join(' · ');

/** How a name is typed: as it is written, without help. */
export const NAME = {
  icon: 'person',
  size: 'large',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 64,
} as const;

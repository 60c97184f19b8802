export type Ring = 'static' | 'short' | 'all' | 'long';
export function readArguments(
  words: readonly string[],
): { readonly ring: Ring; readonly env: Readonly<Record<string, string>> } | undefined;

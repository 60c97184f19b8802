/** `Q***n`: enough for a player to know himself by, and not for others to know him. */
export function maskedName(name: string): string {
  const chars = [...name];
  return `${chars[0] ?? ''}***${chars.length > 2 ? chars.at(-1) : ''}`;
}

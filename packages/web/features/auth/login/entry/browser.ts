/** What the client cannot do without; a browser that parses it may still lack one of these. */
export function lacking(world: typeof globalThis): string[] {
  const has: Record<string, boolean> = {
    colours: world.CSS?.supports?.('color', 'color-mix(in srgb, red, blue)') ?? false,
    sockets: typeof world.WebSocket === 'function',
    workers: typeof world.Worker === 'function',
    random: typeof world.crypto?.getRandomValues === 'function',
    arrays: typeof Array.prototype.toSorted === 'function',
  };
  return Object.keys(has).filter((name) => !has[name]);
}

import { buildIfNeeded } from '../tools/build.mjs';

/** The browser tests run what people run: the built client and the built server. */
export default async function setup(): Promise<void> {
  await buildIfNeeded((what: string) => console.log(what));
}

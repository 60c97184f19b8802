// Browsers remember the failure of an import for as long as the page stands: the same address never
// comes again. A second try asks under another address, which servers take for the same file.

/** `…/assets/Part-1a2b.js` in what Chromium and Firefox say of a file that did not come. */
export const addressIn = (failure: unknown): string | undefined =>
  /https?:\/\/\S+\.js/.exec(String(failure))?.[0];

const lostLooks = new Set<HTMLLinkElement>();

/** A style sheet that did not come leaves an empty link behind, and nobody asks for it again. */
export function watchLooks(): void {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostLooks.add(target);
  };
  // Such errors do not bubble.
  document.addEventListener('error', note, { capture: true });
}

function renewLook(link: HTMLLinkElement): Promise<unknown> {
  return new Promise<unknown>((done, failed) => {
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = link.href;
    fresh.addEventListener('load', done);
    fresh.addEventListener('error', () => failed(new Error(`${link.href} did not come`)));
    // A link that was removed meanwhile would never load.
    if (link.isConnected) link.replaceWith(fresh);
    else document.head.append(fresh);
  });
}

/** Style sheets that are asked for again, by address. */
const renewals = new Map<string, Promise<unknown>>();

/**
 * Asks for all style sheets that are missing, and ends when each has come or failed. Rejects if one that `failure`
 * names failed; the others are of other parts.
 */
function restyle(failure: string): Promise<unknown> {
  for (const link of lostLooks) {
    const { href } = link;
    renewals.set(
      href,
      renewLook(link).finally(() => renewals.delete(href)),
    );
  }
  lostLooks.clear();
  const isOwn = (href: string): boolean => failure.includes(new URL(href).pathname);
  return Promise.all(
    [...renewals].map(([href, renewal]) =>
      isOwn(href) ? renewal : renewal.catch(() => undefined),
    ),
  );
}

type File = Readonly<Record<string, unknown>>;

/** Files that came under another address: the modules of one file must not load twice. */
const renewedFiles = new Map<string, Promise<File>>();
let tries = 0;

function renewed(address: string): Promise<File> {
  const known = renewedFiles.get(address);
  if (known) return known;
  tries += 1;
  const file = import(/* @vite-ignore */ `${address}?again=${tries}`) as Promise<File>;
  renewedFiles.set(address, file);
  file.catch(() => renewedFiles.delete(address));
  return file;
}

/**
 * Returns the module that `load` takes from a file. Files of several modules have an export for each,
 * and the build writes `import('./window-1a2b.js').then(e=>e.n)`.
 */
export function moduleIn(file: File, load: string): unknown {
  const [, , name] = /\.then\(\(?([\w$]+)\)?\s*=>\s*\1\.([\w$]+)\)/.exec(load) ?? [];
  return name === undefined ? file : file[name];
}

async function again<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  const renew = async (address: string): Promise<T> =>
    moduleIn(await renewed(address), String(load)) as T;
  await restyle(String(failure));
  const address = addressIn(failure);
  if (address) return renew(address);
  // Where the look was missed first, its code may not have come either.
  return load().catch((error: unknown) => {
    const named = addressIn(error);
    if (!named) throw error;
    return renew(named);
  });
}

/**
 * Loads once, however often it is asked; after a failure the next call tries anew. `load` is a bare
 * `import()`: what a second try brings is the same module.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  let failure: unknown;
  return () => {
    begun ??= (failure === undefined ? load() : again(load, failure))
      .then(async (part) => {
        // Vite waits for a style sheet only in the first import that needs it.
        await restyle('');
        return part;
      })
      .catch((error: unknown) => {
        begun = undefined;
        // Another file may be the one that is missing now; one that was named stays known.
        failure = addressIn(error) || !failure ? error : failure;
        throw error;
      });
    return begun;
  };
}

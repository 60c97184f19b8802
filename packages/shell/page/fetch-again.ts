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

/** Asks for all that is missing; only what `failure` names has to come, the rest is of other parts. */
function restyle(failure: string): Promise<unknown> {
  const again = [...lostLooks].map(
    (link) =>
      new Promise<unknown>((done, failed) => {
        const isOwn = failure.includes(new URL(link.href).pathname);
        const fresh = document.createElement('link');
        fresh.rel = 'stylesheet';
        fresh.href = link.href;
        fresh.addEventListener('load', done);
        fresh.addEventListener('error', () => {
          if (isOwn) failed(new Error(`${link.href} did not come`));
          else done(undefined);
        });
        link.replaceWith(fresh);
      }),
  );
  lostLooks.clear();
  return Promise.all(again);
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
    begun ??= (failure === undefined ? load() : again(load, failure)).catch((error: unknown) => {
      begun = undefined;
      // Another file may be the one that is missing now; one that was named stays known.
      failure = addressIn(error) || !failure ? error : failure;
      throw error;
    });
    return begun;
  };
}

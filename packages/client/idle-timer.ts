/** Tells when nothing was heard for a while; it begins with the first thing that is heard. */
export type Silence = { readonly heard: () => void; readonly end: () => void };

/** `fallen` is called once a silence of `ms` milliseconds; what is heard after it begins anew. */
export function createSilence(ms: number, fallen: () => void): Silence {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  return {
    heard() {
      end();
      timer = setTimeout(fallen, ms);
    },
    end,
  };
}

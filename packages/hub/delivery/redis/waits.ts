/** Answers of other processes that are waited for, by id. Each wait ends, one way or another. */
export class Waits<T> {
  readonly #open = new Map<string, { resolve(value: T): void; reject(error: Error): void }>();

  get size(): number {
    return this.#open.size;
  }

  /** Waits until the value comes, everything is lost, or the signal fires with its reason. */
  for(id: string, signal: AbortSignal, reason: () => Error): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = () => {
        signal.removeEventListener('abort', expire);
        this.#open.delete(id);
      };
      const expire = () => {
        end();
        reject(reason());
      };
      if (signal.aborted) return expire();
      signal.addEventListener('abort', expire, { once: true });
      this.#open.set(id, {
        resolve: (value) => {
          end();
          resolve(value);
        },
        reject: (error) => {
          end();
          reject(error);
        },
      });
    });
  }

  /** Nothing when the wait is over: late answers are dropped. */
  resolve(id: string, value: T): void {
    this.#open.get(id)?.resolve(value);
  }

  reject(id: string, error: Error): void {
    this.#open.get(id)?.reject(error);
  }

  rejectAll(error: Error): void {
    for (const wait of Array.from(this.#open.values())) wait.reject(error);
  }
}

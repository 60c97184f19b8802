import type { HubMessage, Invocation, StreamInvocation } from '../protocol/message.ts';
import type { CallContext } from './context.ts';
import { describe, disclose, HubException } from './error.ts';
import type { HubFilter } from './filter.ts';
import type { Method, Methods } from './method.ts';

/** Arguments that do not fit the method; told in detail only where details are on. */
class BindingError extends Error {
  override readonly name = 'InvalidDataException';
}

export interface DispatcherOptions<P> {
  readonly methods: Methods<P>;
  readonly filters: readonly HubFilter<P>[];
  readonly detailed: boolean;
  /** A method or a filter threw something that is not meant for the client. */
  readonly onBug: (error: unknown, method: string) => void;
}

export interface Caller<P> {
  context(method: string): CallContext<P>;
  /** Throws when the value has no form in the connection's protocol. */
  complete(invocationId: string, outcome: { value: unknown } | { error: string }): void;
}

/**
 * Finds the method, checks who calls and what with, runs it inside the filters and answers. A
 * failed call never ends the connection; without an invocation id nothing is ever answered.
 */
export class Dispatcher<P> {
  readonly #options: DispatcherOptions<P>;
  readonly #methods = new Map<string, { name: string; method: Method<P> }>();

  constructor(options: DispatcherOptions<P>) {
    this.#options = options;
    for (const [name, method] of Object.entries(options.methods)) {
      this.#methods.set(name.toLowerCase(), { name, method });
    }
  }

  /** The promise, if any, is a call in progress; it never rejects. */
  handle(caller: Caller<P>, message: HubMessage): Promise<void> | undefined {
    switch (message.kind) {
      case 'invocation':
        return this.#answer(caller, message, () => this.#run(caller, message));
      case 'stream-invocation':
        return this.#answer(caller, message, () => this.#refuseStream(message));
      default:
        // Items, cancels and completions for an id that is not known are ignored by rule, and
        // no method here streams or asks the client.
        return undefined;
    }
  }

  async #answer(
    caller: Caller<P>,
    message: Invocation | StreamInvocation,
    run: () => Promise<unknown>,
  ): Promise<void> {
    const id = message.invocationId;
    try {
      const value = await run();
      if (id !== undefined) caller.complete(id, { value });
    } catch (error) {
      const told = this.#tell(error, message.target);
      if (id !== undefined) caller.complete(id, { error: told });
    }
  }

  async #run(caller: Caller<P>, message: Invocation): Promise<unknown> {
    const { name, method } = this.#find(message.target);
    const ctx = caller.context(name);
    if (method.authorize && !(await method.authorize(ctx))) {
      throw new Refusal(`Failed to invoke '${message.target}' because user is unauthorized`);
    }
    const uploads = message.streamIds?.length ?? 0;
    if (uploads > 0) {
      throw new HubException(`Client sent ${uploads} stream(s), Hub method expects 0.`);
    }
    const args = await bind(method, message.args);
    return this.#through(ctx, args, (bound) => method.invoke(ctx, bound));
  }

  async #through(
    ctx: CallContext<P>,
    args: readonly unknown[],
    innermost: (args: readonly unknown[]) => unknown,
  ): Promise<unknown> {
    const from =
      (index: number) =>
      async (bound: readonly unknown[]): Promise<unknown> => {
        const filter = this.#options.filters[index];
        if (!filter) return innermost(bound);
        return filter.call ? filter.call(ctx, bound, from(index + 1)) : from(index + 1)(bound);
      };
    return from(0)(args);
  }

  async #refuseStream(message: StreamInvocation): Promise<never> {
    this.#find(message.target);
    throw new Refusal(
      `The client attempted to invoke the non-streaming '${message.target}' method ` +
        'with a streaming invocation.',
    );
  }

  #find(target: string): { name: string; method: Method<P> } {
    const found = this.#methods.get(target.toLowerCase());
    if (found) return found;
    const missing = new HubException('Method does not exist.');
    throw new Refusal(`${failed(target)} ${describe(missing)}`);
  }

  #tell(error: unknown, target: string): string {
    if (error instanceof Refusal) return error.message;
    const { detailed, onBug } = this.#options;
    if (error instanceof BindingError) return disclose(failed(target), error, detailed);
    if (!(error instanceof HubException)) onBug(error, target);
    const sentence = `An unexpected error occurred invoking '${target}' on the server.`;
    return disclose(sentence, error, detailed);
  }
}

/** The whole text for the client. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

function failed(target: string): string {
  return `Failed to invoke '${target}' due to an error on the server.`;
}

async function bind<P>(method: Method<P>, args: readonly unknown[]): Promise<readonly unknown[]> {
  const { schemas } = method;
  if (args.length !== schemas.length) {
    throw new BindingError(
      `Invocation provides ${args.length} argument(s) but target expects ${schemas.length}.`,
    );
  }
  const bound: unknown[] = [];
  for (const [index, schema] of schemas.entries()) {
    const checked = await schema['~standard'].validate(args[index]);
    if (checked.issues) {
      const why = checked.issues.map((issue) => issue.message).join('; ');
      throw new BindingError(`Error binding argument ${index + 1}. ${why}`);
    }
    bound.push(checked.value);
  }
  return bound;
}

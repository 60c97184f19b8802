import { describe, disclose, HubException } from '../protocol/error.ts';
import type { HubMessage, Invocation, Outcome, StreamInvocation } from '../protocol/message.ts';
import { after, isPromise } from './after.ts';
import { bind, BindingError, openUploads } from './bind.ts';
import { CallState } from './call-state.ts';
import type { CallContext } from './context.ts';
import type { HubFilter, Trace } from './filter.ts';
import type { Method, Methods } from './method.ts';
import type { Peer } from './peer.ts';
import { endSource, pour, sourceOf } from './stream-writer.ts';

export interface DispatcherOptions<P> {
  readonly methods: Methods<P>;
  readonly filters: readonly HubFilter<P>[];
  readonly detailed: boolean;
  /** Calls of one connection that may stream at the same time, either way. */
  readonly maxStreams: number;
  readonly trace: Trace<P> | undefined;
  /** A method or a filter threw something that is not meant for the client. */
  readonly onBug: (error: unknown, method: string) => void;
}

interface Found<P> {
  readonly name: string;
  readonly method: Method<P>;
}

/** A call on its way through the filters to its method. */
interface Run<P> {
  readonly caller: Peer<P>;
  readonly call: CallState;
  readonly method: Method<P>;
  readonly message: Invocation | StreamInvocation;
}

/**
 * Finds the method, checks who calls and what with, runs it inside the filters and answers. A
 * failed call never ends the connection; without an invocation id nothing is ever answered.
 */
export class Dispatcher<P> {
  readonly #options: DispatcherOptions<P>;
  readonly #methods = new Map<string, Found<P>>();

  constructor(options: DispatcherOptions<P>) {
    this.#options = options;
    for (const [name, method] of Object.entries(options.methods)) {
      for (const each of [name, ...method.aliases]) {
        this.#methods.set(each.toLowerCase(), { name, method });
      }
    }
  }

  /** The promise, if any, keeps later calls waiting until it settles; it never rejects. */
  handle(caller: Peer<P>, message: HubMessage): Promise<void> | undefined {
    switch (message.kind) {
      case 'invocation':
      case 'stream-invocation':
        return this.#begin(caller, message);
      case 'stream-item':
        return void caller.uploaded(message.invocationId, message.item);
      case 'completion':
        return void caller.completed(message.invocationId, message.outcome);
      case 'cancel':
        return void caller.cancel(message.invocationId);
      default:
        return undefined;
    }
  }

  #begin(caller: Peer<P>, message: Invocation | StreamInvocation): Promise<void> | undefined {
    const { target, invocationId } = message;
    const found = this.#methods.get(target.toLowerCase());
    const refusal = found ? this.#refuse(caller, found, message) : missing(target);
    if (!found || refusal) {
      if (invocationId !== undefined) {
        const error = refusal?.message ?? '';
        caller.complete(invocationId, { kind: 'error', error });
      }
      return undefined;
    }
    const isStream = message.kind === 'stream-invocation';
    const about = { method: found.name, invocationId, headers: message.headers, isStream };
    const call = new CallState(about);
    caller.track(call);
    const run = { caller, call, method: found.method, message };
    const work = this.#start(run);
    if (!work) return undefined;
    work.catch((error: unknown) => this.#unanswered(run, error));
    return call.held;
  }

  /** Undefined when the call is over already, as one is that had nothing to wait for. */
  #start(run: Run<P>): Promise<void> | undefined {
    const { message } = run;
    if (message.kind === 'stream-invocation') return this.#stream(run, message.invocationId);
    try {
      return this.#answer(run);
    } catch (error) {
      this.#unanswered(run, error);
      return undefined;
    }
  }

  /** Only a protocol that cannot even write an error gets here. */
  #unanswered({ caller, call, message }: Run<P>, error: unknown): void {
    this.#options.onBug(error, message.target);
    caller.finish(call);
  }

  /** What is wrong with the call as such, whatever its arguments. */
  #refuse(
    caller: Peer<P>,
    { method }: Found<P>,
    { kind, target, invocationId, streamIds = [] }: Invocation | StreamInvocation,
  ): Error | undefined {
    if (kind === 'stream-invocation' && caller.isStreaming(invocationId ?? '')) {
      return new Refusal(`Invocation ID '${invocationId}' is already in use.`);
    }
    const isStream = kind === 'stream-invocation';
    if (isStream !== (method.kind === 'stream')) {
      const [is, asked] = isStream
        ? ['non-streaming', 'streaming']
        : ['streaming', 'non-streaming'];
      return new Refusal(
        `The client attempted to invoke the ${is} '${target}' method ` +
          `with a ${asked} invocation.`,
      );
    }
    if ((isStream || streamIds.length > 0) && caller.streams >= this.#options.maxStreams) {
      return new Refusal(`${failed(target)} ${describe(new HubException('Too many streams.'))}`);
    }
    return undefined;
  }

  #answer(run: Run<P>): Promise<void> | undefined {
    const endTrace = this.#watch(run);
    try {
      const made = this.#run(run);
      if (isPromise(made)) return this.#answerWhenDone(run, endTrace, made);
      this.#succeed(run, endTrace, made);
    } catch (error) {
      this.#fail(run, endTrace, error);
    }
    run.caller.finish(run.call);
    return undefined;
  }

  async #answerWhenDone(
    run: Run<P>,
    endTrace: EndTrace,
    made: PromiseLike<unknown>,
  ): Promise<void> {
    try {
      this.#succeed(run, endTrace, await made);
    } catch (error) {
      this.#fail(run, endTrace, error);
    }
    run.caller.finish(run.call);
  }

  #succeed({ caller, call }: Run<P>, endTrace: EndTrace, value: unknown): void {
    if (call.invocationId !== undefined) {
      caller.complete(call.invocationId, { kind: 'value', value });
    }
    endTrace();
  }

  #fail({ caller, call, message }: Run<P>, endTrace: EndTrace, error: unknown): void {
    const text = this.#tell(error, message.target);
    if (call.invocationId !== undefined) {
      caller.complete(call.invocationId, { kind: 'error', error: text });
    }
    endTrace(error);
  }

  async #stream(run: Run<P>, id: string): Promise<void> {
    const { caller, call, message } = run;
    const endTrace = this.#watch(run);
    const end = (outcome: Outcome, error?: unknown) => {
      caller.complete(id, outcome);
      call.onCancel = undefined;
      caller.finish(call);
      endTrace(error);
    };
    call.onCancel = () => end({ kind: 'nothing' });
    let started = false;
    try {
      const made = await this.#run(run);
      const source = sourceOf(made);
      if (!source) throw new TypeError(notAStream(message.target));
      if (call.isCanceled) return endSource(source);
      call.onCancel = () => {
        end({ kind: 'nothing' });
        endSource(source);
      };
      started = true;
      await pour(source, call, (item) => caller.item(id, item));
      if (!call.isCanceled) end({ kind: 'nothing' });
    } catch (error) {
      // What a canceled source throws is its way of ending.
      if (call.isCanceled) return;
      const text = started ? this.#tellMidway(error, message.target) : undefined;
      end({ kind: 'error', error: text ?? this.#tell(error, message.target) }, error);
    }
  }

  /** Checks who calls and what with, then calls; a promise only where one of them waits. */
  #run(run: Run<P>): unknown {
    const { caller, call, method, message } = run;
    const ctx = caller.context(call);
    const mayCall = method.authorize ? method.authorize(ctx) : true;
    return after(mayCall, (isAllowed) => {
      if (!isAllowed) throw forbidden(message.target);
      const uploads = openUploads(method, message.streamIds ?? []);
      if (uploads.size > 0 && !caller.open(call, uploads)) {
        throw new HubException('A stream with this id is open already.');
      }
      const bound = bind(method, message.args, uploads.values());
      return after(bound, (args) => this.#runBound(run, ctx, args));
    });
  }

  #runBound(run: Run<P>, ctx: CallContext<P>, args: readonly unknown[]): unknown {
    const { method, message } = run;
    const mayCall = method.authorizeCall ? method.authorizeCall(ctx, args) : true;
    return after(mayCall, (isAllowed) => {
      if (!isAllowed) throw forbidden(message.target);
      if (this.#options.filters.length === 0) return this.#invoke(run, ctx, args);
      return this.#through(ctx, args, (passed) => this.#invoke(run, ctx, passed));
    });
  }

  /** A stream that was canceled before it began does not begin. */
  #invoke({ call, method }: Run<P>, ctx: CallContext<P>, args: readonly unknown[]): unknown {
    if (call.isStream && call.isCanceled) return [];
    const made = method.invoke(ctx, args);
    // Its code runs: from here on items and a cancel find it. A generator has yet to start.
    if (call.isStream ? isPromise(made) : call.uploads.size > 0) call.release();
    return made;
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

  /** Tells the tracing hook of a call; what comes back tells it of the end. It cannot do harm. */
  #watch({ caller, call }: Run<P>): EndTrace {
    const { trace, onBug } = this.#options;
    if (!trace) return noTrace;
    try {
      const ended = trace(caller.context(call));
      return (error) => {
        try {
          ended?.(error);
        } catch (bug) {
          onBug(bug, call.method);
        }
      };
    } catch (bug) {
      onBug(bug, call.method);
      return () => {};
    }
  }

  #tell(error: unknown, target: string): string {
    if (error instanceof Refusal) return error.message;
    const { detailed, onBug } = this.#options;
    if (error instanceof BindingError) return disclose(failed(target), error, detailed);
    if (!(error instanceof HubException)) onBug(error, target);
    const sentence = `An unexpected error occurred invoking '${target}' on the server.`;
    return disclose(sentence, error, detailed);
  }

  #tellMidway(error: unknown, target: string): string {
    const { detailed, onBug } = this.#options;
    if (!(error instanceof HubException)) onBug(error, target);
    return disclose('An error occurred on the server while streaming results.', error, detailed);
  }
}

type EndTrace = (error?: unknown) => void;

const noTrace: EndTrace = () => {};

/** The whole text for the client. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

function missing(target: string): Refusal {
  return new Refusal(`${failed(target)} ${describe(new HubException('Method does not exist.'))}`);
}

function failed(target: string): string {
  return `Failed to invoke '${target}' due to an error on the server.`;
}

function forbidden(target: string): Refusal {
  return new Refusal(`Failed to invoke '${target}' because user is unauthorized`);
}

function notAStream(target: string): string {
  return `The value returned by the streaming method '${target}' is not an iterable.`;
}

import { HubException } from '../protocol/error.ts';
import type { Validation } from '../protocol/schema.ts';
import type { Method } from './method.ts';
import { Optional, Upload } from './parameter.ts';
import { UploadChannel } from './upload.ts';

/** Arguments that do not fit the method; shown in detail only where details are on. */
export class BindingError extends Error {
  override readonly name = 'InvalidDataException';
}

/** A channel for each stream that the client announced, in the order of the parameters. */
export function openUploads<P>(
  method: Method<P>,
  streamIds: readonly string[],
): ReadonlyMap<string, UploadChannel> {
  const expected = method.parameters.filter((parameter) => parameter instanceof Upload);
  const channels = new Map<string, UploadChannel>();
  for (const [index, { item }] of expected.entries()) {
    const id = streamIds[index];
    if (id !== undefined) channels.set(id, new UploadChannel(item));
  }
  if (streamIds.length !== expected.length || channels.size !== expected.length) {
    const sent = `Client sent ${streamIds.length} stream(s)`;
    throw new HubException(`${sent}, Hub method expects ${expected.length}.`);
  }
  return channels;
}

/** The handler's arguments: those of the message, checked, with the uploads in their positions. */
export function bind<P>(
  method: Method<P>,
  args: readonly unknown[],
  uploads: Iterable<UploadChannel>,
): readonly unknown[] | Promise<readonly unknown[]> {
  checkCount(method, args.length);
  const bound: unknown[] = [];
  const channels = uploads[Symbol.iterator]();
  let next = 0;
  let mustWait = false;
  for (const parameter of method.parameters) {
    if (parameter instanceof Upload) {
      bound.push(channels.next().value?.read());
      continue;
    }
    const value = args[next++];
    const position = next;
    const isOptional = parameter instanceof Optional;
    if (isOptional && (value === undefined || value === null)) {
      bound.push(undefined);
      continue;
    }
    const schema = isOptional ? parameter.inner : parameter;
    const result = schema['~standard'].validate(value);
    if (result instanceof Promise) {
      const pending = result.then((validated) => checked(validated, position));
      // An argument after it may fail first, and then nobody waits for this one.
      pending.catch(() => {});
      bound.push(pending);
      mustWait = true;
    } else bound.push(checked(result, position));
  }
  return mustWait ? Promise.all(bound) : bound;
}

function checkCount<P>({ parameters }: Method<P>, sent: number): void {
  let most = 0;
  let least = 0;
  for (const parameter of parameters) {
    if (parameter instanceof Upload) continue;
    most++;
    if (!(parameter instanceof Optional)) least++;
  }
  if (sent >= least && sent <= most) return;
  const expected = least === most ? most : `${least} to ${most}`;
  throw new BindingError(`Invocation provides ${sent} argument(s) but target expects ${expected}.`);
}

function checked(result: Validation<unknown>, position: number): unknown {
  if (!result.issues) return result.value;
  const why = result.issues.map((issue) => issue.message).join('; ');
  throw new BindingError(`Error binding argument ${position}. ${why}`);
}

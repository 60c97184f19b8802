import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import type { Log } from './log.ts';

// What a feature contributes to the data of a demo. A step calls the endpoints that players and operators call.

/** Calls endpoints as one player or operator who signed in. */
export type DemoCaller = {
  readonly name: string;
  /** Throws `DemoRefused` if the server refuses. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
};

/** A refusal, by the code of the contract. */
export class DemoRefused extends Error {
  readonly code: string;
  constructor(path: string, code: string, body: string) {
    super(`${path} answered ${code}: ${body}`);
    this.code = code;
  }
}

/** Returns the answer, or undefined if the server refuses with one of these codes. */
export async function unless<T>(codes: readonly string[], answer: Promise<T>) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DemoRefused && codes.includes(error.code)) return undefined;
    throw error;
  }
}

/** The part of a proposal that the second operator confirms. */
type Proposed = { readonly Id: number; readonly Hash: string };

export type DemoStage = {
  /** Signs in once. */
  player(userName: string): Promise<DemoCaller>;
  readonly operators: readonly [DemoCaller, DemoCaller];
  /** Has the second operator confirm what the first one proposed. */
  confirm(proposal: Promise<Proposed>): Promise<void>;
  /** Acts as a customer of the sandbox provider, or sets how it behaves. */
  sandbox(act: string, fields: object): Promise<Readonly<Record<string, unknown>>>;
  /** The same name always gives the same id, so that a repeated request has no second effect. */
  intent(name: string): string;
  /** When the demo began, and the time of the database; milliseconds. */
  readonly beganMs: number;
  now(): Promise<number>;
  /** Looks twice a second until it finds something. Throws after five minutes, and if the server stops. */
  until<T>(what: string, look: () => Promise<T | undefined>): Promise<T>;
  pause(ms: number): Promise<void>;
  readonly log: Log;
};

export type DemoStep = {
  readonly name: string;
  /** Steps that have ended before this one begins. */
  readonly after?: readonly string[];
  /** Takes minutes: other steps do not wait for it. */
  readonly isLong?: true;
  /** Requires that it can be called again after it stopped anywhere: it first looks at what is there. */
  readonly run: (stage: DemoStage) => Promise<void>;
};

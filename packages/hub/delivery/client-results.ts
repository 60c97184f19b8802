import type { Encoded } from '../protocol/encoded.ts';
import type { Outcome } from '../protocol/message.ts';
import type { Answer, Receiver } from './delivery.ts';

interface Question {
  readonly asked: Receiver;
  readonly settle: (answer: Answer | Error) => void;
}

/**
 * Questions to clients of this process that wait for an answer, by invocation id. The ids come
 * from whoever asks, in whatever process, and so must be unique among all of them.
 */
export class Questions {
  readonly #open = new Map<string, Question>();

  get size(): number {
    return this.#open.size;
  }

  ask(asked: Receiver, question: Encoded, signal: AbortSignal): Promise<Answer> {
    const id = invocationIdOf(question);
    if (this.#open.has(id)) throw new TypeError('A question of this invocation id is open.');
    return new Promise((resolve, reject) => {
      const cancel = () => settle(new Error('Invocation canceled by the server.'));
      const settle = (answer: Answer | Error) => {
        signal.removeEventListener('abort', cancel);
        this.#open.delete(id);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      this.#open.set(id, { asked, settle });
      if (signal.aborted) return cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        void asked.send(question);
      } catch (error) {
        settle(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  /** False when someone else was asked; late and unknown answers are ignored by rule. */
  answered(by: Receiver, invocationId: string, outcome: Outcome): boolean {
    const question = this.#open.get(invocationId);
    if (!question) return true;
    if (question.asked !== by) return false;
    question.settle(outcome.kind === 'nothing' ? { kind: 'value', value: null } : outcome);
    return true;
  }

  /** Whoever waits for this client hears that it has gone. */
  gone(receiver: Receiver): void {
    if (this.#open.size === 0) return;
    for (const { asked, settle } of Array.from(this.#open.values())) {
      if (asked === receiver) settle(new Error(`Connection '${receiver.id}' disconnected.`));
    }
  }
}

/** The invocation id of a question; a message without one cannot be answered. */
export function invocationIdOf({ message }: Encoded): string {
  const id = message.kind === 'invocation' ? message.invocationId : undefined;
  if (id === undefined) throw new TypeError('A question needs an invocation id.');
  return id;
}

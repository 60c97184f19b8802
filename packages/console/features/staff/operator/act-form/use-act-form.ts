import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { useFormOf, type Faults } from '@fairlot/ui/form';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { CODE_FIELD, faultsOf, type ActValues } from './check.ts';
import { FAULTS } from './text.ts';
import { usePreview } from './use-preview.ts';

type ActPlan<E extends Endpoint, T extends ActValues> = {
  readonly initial: T;
  readonly input: (values: T) => Input<E>;
  /** Of the fields that this act has beside reason and code. */
  readonly check?: (values: T) => Faults<T>;
  /** Refusals that belong to one of them. */
  readonly fields?: { readonly [code: string]: keyof T & string };
  readonly needsReason?: boolean;
  /** The form shows the change itself: no preview is fetched before a second operator is asked. */
  readonly isReviewed?: boolean;
  readonly done: (value: Output<E>) => void;
};

/** An act as a form: its reason, a code where the server asks for one, and what else it takes. */
export function useActForm<E extends Endpoint, T extends ActValues>(
  endpoint: E,
  { initial, input, check, fields, needsReason = true, isReviewed = false, done }: ActPlan<E, T>,
) {
  const { preview, isAsked, headersOf, fault, back, take } = usePreview(endpoint, !isReviewed);
  const send = useFormSend<E, T>(endpoint, {
    input,
    fields: { ...CODE_FIELD, ...fields },
    unreachable: FAULTS.noAnswer,
    headersOf,
    // The fields are shown again with their faults.
    refused: back,
    done: (value) => {
      if (!take(value)) done(value);
    },
  });
  const form = useFormOf<T>({
    initial,
    check: (values) => {
      const { reason, ...rest } = faultsOf(values);
      return { ...rest, ...(needsReason && reason && { reason }), ...check?.(values) } as Faults<T>;
    },
    send: async (values) => {
      const wrong = fault();
      return wrong ? ({ form: wrong } as Faults<T>) : send(values);
    },
  });
  return { ...form, preview, isAsked };
}

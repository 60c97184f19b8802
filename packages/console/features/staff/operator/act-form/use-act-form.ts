import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { useFormOf, type Faults } from '@fairlot/ui/form';
import type { Endpoint, Input, Output } from '@fairlot/wire/core';
import { CODE_FIELD, faultsOf, type ActValues } from './check.ts';
import { FAULTS } from './text.ts';

type ActPlan<E extends Endpoint, T extends ActValues> = {
  readonly initial: T;
  readonly input: (values: T) => Input<E>;
  /** Of the fields that this act has beside reason and code. */
  readonly check?: (values: T) => Faults<T>;
  /** Refusals that belong to one of them. */
  readonly fields?: { readonly [code: string]: keyof T & string };
  readonly needsReason?: boolean;
  readonly done: (value: Output<E>) => void;
};

/** An act as a form: its reason, a code where the server asks for one, and what else it takes. */
export function useActForm<E extends Endpoint, T extends ActValues>(
  endpoint: E,
  { initial, input, check, fields, needsReason = true, done }: ActPlan<E, T>,
) {
  const send = useFormSend<E, T>(endpoint, {
    input,
    fields: { ...CODE_FIELD, ...fields },
    unreachable: FAULTS.noAnswer,
    done,
  });
  return useFormOf<T>({
    initial,
    check: (values) => {
      const { reason, ...rest } = faultsOf(values);
      return { ...rest, ...(needsReason && reason && { reason }), ...check?.(values) } as Faults<T>;
    },
    send,
  });
}

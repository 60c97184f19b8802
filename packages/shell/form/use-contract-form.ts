import { useFormOf, type Faults, type FormState, type Values } from '@fairlot/ui/form';
import type { Endpoint } from '@fairlot/wire/core';
import { schemaFaults, type FieldNames } from './schema-faults.ts';
import { useFormSend, type FormSending } from './use-form-send.ts';

type ContractForm<E extends Endpoint, T extends Values> = FormSending<E, T> & {
  readonly initial: T;
  readonly names: FieldNames<E, T>;
  /** What the form asks beyond the contract, and better words for what the contract asks. */
  readonly check?: (values: T) => Faults<T>;
};

/**
 * A form of one endpoint: its schema is the contract's, and what the server refuses stands at the
 * field it belongs to.
 */
export function useContractForm<E extends Endpoint, T extends Record<string, unknown>>(
  endpoint: E,
  { initial, names, check, ...sending }: ContractForm<E, T>,
): FormState<T> {
  const send = useFormSend<E, T>(endpoint, sending);
  return useFormOf<T>({
    initial,
    check: (values) => ({
      ...schemaFaults<E, T>(endpoint, sending.input(values), names),
      ...check?.(values),
    }),
    send,
  });
}

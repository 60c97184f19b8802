import { useRef, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useSay } from '../words/index.ts';
import { stillWrong, type Faults, type Values } from './faults.ts';

/** A text in both languages under a field, so that it follows the language of the screen. */
type FieldRefusal = { readonly type: string; readonly both: Bilingual };

const refusalOf = (both: Bilingual): FieldRefusal => ({ type: 'refused', both });

/** From a check by rule to what the library asks. */
const resolverOf =
  <T extends FieldValues & Values>(check: (values: T) => Faults<T>): Resolver<T> =>
  (values) => {
    const faults = Object.entries(check(values)) as [string, Bilingual][];
    return faults.length === 0
      ? { values, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(
            faults.map(([field, both]) => [field, refusalOf(both)]),
          ) as never,
        };
  };

export type FormPlan<T extends FieldValues & Values> = {
  readonly initial: T;
  /** What can be said before anything is sent; the server says the same, and more. */
  readonly check: (values: T) => Faults<T>;
  /** Sends it; what comes back is refused, at the fields it names. */
  readonly send: (values: T) => Promise<Faults<T> | undefined>;
};

/** A form: its values, what is wrong with them, and how they are sent. */
export function useFormOf<T extends FieldValues & Values>({ initial, check, send }: FormPlan<T>) {
  const say = useSay();
  const form = useForm<T>({
    defaultValues: initial as DefaultValues<T>,
    resolver: resolverOf(check),
    // When a fault goes is decided below: the rules of one field may look at another.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const faultsNow = (): Faults<T> => {
    const now = form.formState.errors as Readonly<Record<string, { both?: Bilingual }>>;
    const found = Object.entries(now).flatMap(([field, { both }]) => (both ? [[field, both]] : []));
    return Object.fromEntries(found) as Faults<T>;
  };
  const complain = (faults: Faults<T>): void => {
    form.clearErrors();
    for (const [field, both] of Object.entries(faults) as [Path<T>, Bilingual][]) {
      form.setError(field, refusalOf(both) as never);
    }
  };
  const change = <K extends keyof T & string>(field: K, value: T[K]): void => {
    const before = form.getValues();
    form.setValue(field as unknown as Path<T>, value as PathValue<T, Path<T>>);
    complain(stillWrong(check, faultsNow(), before, { ...before, [field]: value }));
  };
  const fault = (field: keyof T | 'form'): string | undefined => {
    const both = (errors as Readonly<Record<PropertyKey, { both?: Bilingual } | undefined>>)[field]
      ?.both;
    return both && say(both);
  };
  const isUnderWay = useRef(false);
  const submit = async (event: BaseSyntheticEvent): Promise<void> => {
    event.preventDefault();
    // A second Enter comes before anything is drawn anew.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await form
      .handleSubmit(async (values) => {
        const refused = await send(values as T);
        if (refused) complain(refused);
      })(event)
      .finally(() => (isUnderWay.current = false));
  };
  return { values: form.watch() as T, change, fault, submit, isSending: isSubmitting };
}

export type FormState<T extends FieldValues & Values> = ReturnType<typeof useFormOf<T>>;

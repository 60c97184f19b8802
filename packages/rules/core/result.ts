/** The outcome of something the business may refuse: a value, or a typed reason. Never thrown. */
export type Result<T, E> = Ok<T> | Refused<E>;
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<E> = { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const refused = <E>(error: E): Refused<E> => ({ ok: false, error });

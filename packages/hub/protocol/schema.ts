/**
 * The little of the Standard Schema interface that checking an argument needs. Any library that
 * implements the interface fits; this package depends on none.
 */
export interface Schema<T> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validation<T> | Promise<Validation<T>>;
  };
}

export type Validation<T> = Valid<T> | Invalid;

interface Valid<T> {
  readonly value: T;
  readonly issues?: undefined;
}

interface Invalid {
  readonly issues: readonly { readonly message: string }[];
}

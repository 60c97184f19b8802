import type { ComponentType } from 'react';
import { invariant } from '@fairlot/rules/core/invariant';
import { lazyComponent } from '@fairlot/shell';

/** The refusal that names the current version of the terms and the one that the player accepted. */
export type TermsRefusal = { readonly params?: Readonly<Record<string, string | number>> };

type FieldProps = {
  readonly asked: TermsRefusal;
  /** The version that the player accepts; undefined while the box is not checked. */
  readonly onAccept: (version: number | undefined) => void;
};

export type AgreementProps = {
  readonly isAgreed: boolean;
  /** The version that was shown when the box was checked; 0 if no version was loaded. */
  readonly agreedVersion: number;
  readonly isBad: boolean;
  readonly onChange: (isAgreed: boolean, version: number) => void;
};

type TermsForms = {
  readonly loadField: () => Promise<{ default: ComponentType<FieldProps> }>;
  readonly loadAgreement: () => Promise<{ default: ComponentType<AgreementProps> }>;
};

let given: TermsForms | undefined;

/** Gives login the forms of the terms; called once, by the feature that has the terms. */
export const giveTermsForms = (forms: TermsForms): void => void (given = forms);

function forms(): TermsForms {
  invariant(given, 'a feature gives the forms of the terms');
  return given;
}

/** Shows what changed since the accepted version, and accepts the current one. Few logins need it. */
export const TermsField = lazyComponent<FieldProps>(() => forms().loadField());

/** The checkbox of the registration, with the text of the terms in a dialog. */
export const TermsAgreement = lazyComponent<AgreementProps>(() => forms().loadAgreement());

import type { Bilingual } from '@fairlot/rules/core/text';

/** What a message says: kept as data, so that its words are made when it leaves. */
export type Words =
  | { readonly about: 'code'; readonly code: string; readonly minutes: number }
  | { readonly about: 'contact-changed'; readonly what: 'email' | 'phone'; readonly next: string }
  | { readonly about: 'contact-removed'; readonly what: 'email' | 'phone' }
  | { readonly about: 'password-link'; readonly url: string; readonly minutes: number }
  | {
      readonly about: 'operator-invitation';
      readonly url: string;
      readonly account: string;
      readonly hours: number;
    }
  | { readonly about: 'password-changed' }
  | { readonly about: 'authenticator-removed'; readonly hours: number }
  | { readonly about: 'password-handed' }
  | { readonly about: 'fund-reset' | 'fund-removed'; readonly hours: number }
  | { readonly about: 'networks'; readonly networks: readonly string[] }
  | {
      readonly about: 'payee';
      readonly what: 'bound' | 'removed';
      /** Masked. */
      readonly shown: string;
    }
  | { readonly about: 'wechat'; readonly what: 'linked' | 'unlinked' }
  | {
      readonly about: 'passkey';
      readonly what: 'added' | 'removed' | 'all-removed' | 'copied';
      readonly name: string;
    };

/** A message before it is put into the form of mail or text message. */
export type Text = {
  readonly subject: Bilingual;
  readonly lines: readonly Bilingual[];
  /** An address to open. */
  readonly url?: string;
};

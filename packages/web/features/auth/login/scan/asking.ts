// What a page shows that asks to be let in by a phone, as a pure state.
import type { Payload } from '@fairlot/wire/core';
import type { qrCodeLogin } from '@fairlot/wire/account/qr-login';

export type Asking =
  | { readonly at: 'making' }
  | { readonly at: 'ready'; readonly ticket: string }
  | { readonly at: 'scanned'; readonly number: string }
  | { readonly at: 'confirmed' | 'refused' | 'expired' | 'failed' };

export type AskingEvent =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'said'; readonly said: Payload<typeof qrCodeLogin> }
  /** The time of the code, or of the answer, is up. */
  | { readonly kind: 'late' }
  | { readonly kind: 'lost' };

/** Whether nothing more comes of this code: another has to be asked for. */
export const isOver = ({ at }: Asking): boolean =>
  at === 'refused' || at === 'expired' || at === 'failed';

/** The next state; what is over stays so, and who is let in is not put out by what comes late. */
export function nextAsking(now: Asking, event: AskingEvent): Asking {
  if (isOver(now) || now.at === 'confirmed') return now;
  switch (event.kind) {
    case 'ticket':
      return now.at === 'scanned' ? now : { at: 'ready', ticket: event.ticket };
    case 'said':
      return event.said.State === 'scanned'
        ? { at: 'scanned', number: event.said.Number ?? '' }
        : { at: event.said.State };
    case 'late':
      return { at: 'expired' };
    case 'lost':
      return { at: 'failed' };
  }
}

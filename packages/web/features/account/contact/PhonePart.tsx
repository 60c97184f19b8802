import { ContactPart } from './ContactPart.tsx';

export default function PhonePart({ close }: { readonly close: () => void }) {
  return <ContactPart kind="phone" close={close} />;
}

import { ContactPart } from './ContactPart.tsx';

export default function EmailPart({ close }: { readonly close: () => void }) {
  return <ContactPart kind="email" close={close} />;
}

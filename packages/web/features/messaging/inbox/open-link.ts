import { navigate } from '@fairlot/shell';
import type { MessageLink } from '@fairlot/wire/messaging/inbox';

/** Goes where a message leads. */
export const openLink = (link: MessageLink): void =>
  'Window' in link ? navigate.openWindow(link.Window) : navigate.to(link.Path);

import { inboxHub } from '@fairlot/wire/messaging/inbox';
import { useHubEvent } from '@fairlot/shell';
import { takeMessage, useInboxNews } from '../../messaging/inbox/index.ts';
import { Bell } from './Bell.tsx';
import { MustRead } from './MustRead.tsx';
import { useBoardNews } from './use-board.ts';

/** The bell, what must be read, and a line about each message that comes. */
export default function NewsOver() {
  useBoardNews();
  useInboxNews();
  useHubEvent(inboxHub.receiveInstantMessage, (said) => void takeMessage(said));
  return (
    <>
      <Bell />
      <MustRead />
    </>
  );
}

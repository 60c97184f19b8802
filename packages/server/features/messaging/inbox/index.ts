import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { messageConsoleRoutes, messageRoutes } from './http.ts';
import { deleteOldMessages } from './store.ts';

export { NOT_YOU } from './text.ts';
export { postMessages, type Message } from './post.ts';

/** The inbox of a player: what features tell him, and what operators write to him. */
export const message: Feature = {
  name: 'message',
  http: messageRoutes,
  console: messageConsoleRoutes,
  jobs: ({ db }) => [forgetJob(db, 'message.forget', (most) => deleteOldMessages(db, most))],
};

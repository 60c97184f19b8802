import type { Feature } from '#platform/feature';
import { forgetJob } from '#platform/forget';
import { inboxConsoleRoutes, inboxRoutes } from './http.ts';
import { deleteOldMessages } from './store.ts';
import { demoMessages } from './demo.ts';

export { NOT_YOU } from './text.ts';
export { getMessages } from './inbox.ts';
export { postMessages, type Message } from './post.ts';

/** The inbox of a player: what features tell him, and what operators write to him. */
export const inbox: Feature = {
  name: 'inbox',
  demo: [demoMessages],
  http: inboxRoutes,
  console: inboxConsoleRoutes,
  jobs: ({ db }) => [forgetJob(db, 'message.forget', (most) => deleteOldMessages(db, most))],
};

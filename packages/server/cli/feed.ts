import { runFeed } from './commands/feed.ts';

await runFeed(process.argv.slice(2));

import { runFeed } from './feed-command.ts';

await runFeed(process.argv.slice(2));

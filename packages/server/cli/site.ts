import { runSite } from './commands/site.ts';

await runSite(process.argv.slice(2));

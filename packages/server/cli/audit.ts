import { runAudit } from './commands/audit.ts';

await runAudit(process.argv.slice(2));

import { runAudit } from './audit-command.ts';

await runAudit(process.argv.slice(2));

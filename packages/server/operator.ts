import { runOperator } from './operator-command.ts';

await runOperator(process.argv.slice(2));

import { runOperator } from './commands/operator.ts';

await runOperator(process.argv.slice(2));

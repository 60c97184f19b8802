import type { Bench, Line } from './line.ts';

/**
 * `npm run bench -- NAME [--json] [--quick] [--long] [--case=PART]`: measures one bench, or all of them
 * without a name; of a long one only the cases whose names contain a part.
 * A quick run is smaller where a bench has a smaller form; its figures only show the direction. A long one is as large as
 * the goal names it.
 */
const benches: Readonly<Record<string, () => Promise<{ run: Bench }>>> = {
  bets: () => import('./bets.ts'),
  schedule: () => import('./schedule.ts'),
  settle: () => import('./settle.ts'),
  draw: () => import('./draw.ts'),
  seal: () => import('./seal.ts'),
  proofs: () => import('./proofs.ts'),
  rules: () => import('./rules.ts'),
  client: () => import('./client.ts'),
  games: () => import('./games.ts'),
  records: () => import('./records.ts'),
  money: () => import('./money.ts'),
  hub: () => import('./hub.ts'),
  'hub-fairness': () => import('./hub-fairness.ts'),
  login: () => import('./login.ts'),
  agents: () => import('./agents.ts'),
};

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const isQuick = args.includes('--quick');
const isLong = args.includes('--long');
const only = args.find((arg) => arg.startsWith('--case='))?.slice('--case='.length) ?? '';
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isOption = (arg: string) =>
  ['--json', '--quick', '--long'].includes(arg) || arg.startsWith('--case=');
const strange = args.filter((arg) => arg.startsWith('--') && !isOption(arg));
if (strange.length > 0) {
  console.error('npm run bench -- [NAME ...] [--json] [--quick] [--long] [--case=PART]');
  process.exit(2);
}
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
  process.exit(2);
}

function print(line: Line): void {
  if (asJson) {
    console.log(JSON.stringify(line));
    return;
  }
  const { ours, theirs, unit, against, ratio, note } = line;
  console.log(`${line.bench} / ${line.case}`);
  console.log(
    `  ours ${ours.toLocaleString('en')} ${unit}, ${against} ${theirs.toLocaleString('en')}`,
  );
  console.log(`  ratio ${ratio}${note ? `   (${note})` : ''}`);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(benches)) {
  const bench = await benches[name]?.();
  await bench?.run(print, { isQuick, isLong, only });
}
process.exit(0);

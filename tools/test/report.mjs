import { relative } from 'node:path';

/** The names of skipped tests say why; a group that is skipped is one line. */
export function skippedLines({ testResults }) {
  const groups = new Map();
  for (const { ancestorTitles, title, status } of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status === 'passed' || status === 'failed') continue;
    const group = ancestorTitles.length > 0 ? ancestorTitles.join(' > ') : title;
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups].map(([group, tests]) => `skipped: ${group} (${tests})`);
}

/** The failed tests of a report of Vitest; of a file that does not load, the file. */
export function failuresOf(root, { testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    const file = relative(root, name);
    if (tests.length === 0) {
      return status === 'failed' ? [{ file, name: file, text: `${file}: ${message}` }] : [];
    }
    return tests.map(({ fullName, failureMessages }) => {
      const test = `${file} > ${fullName}`;
      return { file, name: test, text: `${test}\n${failureMessages.join('\n')}` };
    });
  });
}

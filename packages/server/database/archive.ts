import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** There while the log of the database is kept: from its first backup on. */
const MARK = 'log-is-kept';

export const beginLog = (folder: string): Promise<void> => writeFile(join(folder, MARK), '');
export const isLogKept = (folder: string): boolean => existsSync(join(folder, MARK));
/** The server goes on without: what waits to be copied is thrown away at its next look. */
export const giveUpLog = (folder: string): Promise<void> => rm(join(folder, MARK), { force: true });

/** Says which file of the log came last: one that goes missing at the end of it is missed by nothing else. */
export const NEWEST = 'newest';

export const quoted = (path: string): string =>
  `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/**
 * What the server runs for each full file of its log. Before the first backup nothing is kept; from then on a folder
 * that is away is a failure, and the server keeps the file and tries again. A file that is there already, packed or not,
 * must be the same, for a crash may come between copying and noting it: other content is a failure too. What came is noted
 * last; histories and the like, whose names have a dot, are no part of the log. `%f` and `%p` are names that PostgreSQL makes.
 */
export function archiveCommand(folder: string, archive: string): string {
  const mark = quoted(join(folder, MARK));
  const [to, packed, part] = ['%f', '%f.gz', '%f.part'].map(
    // The name is the server's: it is no part of the path that is quoted against it.
    (name) => `${quoted(archive)}/${name}`,
  );
  const newest = `${quoted(archive)}/${NEWEST}`;
  const copied = `if test -f ${packed}; then gzip -dc ${packed} | cmp -s - '%p'; elif test -f ${to}; then cmp -s '%p' ${to}; else cp '%p' ${part} && sync ${part} && mv ${part} ${to}; fi`;
  const noted = `case '%f' in *.*) ;; *) echo '%f' > ${newest}.part && mv ${newest}.part ${newest};; esac`;
  return `test -e ${mark} || exit 0; { ${copied}; } && ${noted}`;
}

import type { Bilingual } from '@fairlot/rules/core/text';

/** Why a backup, or a restore of one, is refused or failed: for whoever runs the command, and for the console. */
const says = (en: string, zh: string): Bilingual => ({ zh, en });
const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(2)} GB`;

export const FAULTS = {
  another: says('another backup is being made', '另一次备份正在进行'),
  notOurs: says(
    'the database of DATABASE_URL is backed up where it runs: these commands are for the embedded one',
    'DATABASE_URL 的数据库应在其所在处备份；这些命令只用于内置数据库',
  ),
  noShell: says(
    'backups to a point in time are not made on Windows: copy the folder while nothing runs',
    'Windows 不支持按时间点备份：请在停机时复制数据目录',
  ),
  noLog: says(
    'this database was started without its log being kept: start it anew, then take the backup',
    '数据库启动时未开启日志归档：请重新启动后再备份',
  ),
  notArchived: (folder: string) =>
    says(
      `the log of the database does not come to ${folder}: may the database write there?`,
      `数据库日志没有写入 ${folder}：数据库是否有写入权限？`,
    ),
  logFails: says(
    'the log of the database does not come to the backups: is their disk full or away, or do they have other files of those names?',
    '数据库日志无法写入备份目录：磁盘已满、未挂载，或已有同名而内容不同的文件？',
  ),
  unnoted: says(
    'what was restored is in its place, and the backups could not take note of it: is their disk full, read-only or away? The site goes on, and its backup tries again each minute',
    '恢复的数据已就位，但未能在备份目录登记：磁盘已满、只读或未挂载？站点照常运行，备份任务每分钟重试',
  ),
  unknown: says('the backup failed; the log of the server says why', '备份失败，原因见服务日志'),
  noRoom: (folder: string, free: number, wanted: number) =>
    says(
      `${folder} has ${gigabytes(free)} free, and ${gigabytes(wanted)} are needed`,
      `${folder} 剩余 ${gigabytes(free)}，需要 ${gigabytes(wanted)}`,
    ),
  logGivenUp: (bytes: number) =>
    says(
      `${gigabytes(bytes)} of log could not be copied to the backups, so it is kept no more: the next backup begins it anew`,
      `有 ${gigabytes(bytes)} 日志无法写入备份目录，已停止保留；下一次备份重新开始`,
    ),
  inside: (backups: string, folder: string) =>
    says(
      `${backups} lies in ${folder}: let BACKUPS name a folder outside of it, on another disk if there is one`,
      `${backups} 位于 ${folder} 之内：请用 BACKUPS 指定其外的目录，最好在另一块磁盘`,
    ),
  intoInside: (into: string, folder: string) =>
    says(
      `${into} lies in ${folder}: restore into a folder outside of it`,
      `${into} 位于 ${folder} 之内：请恢复到其外的目录`,
    ),
  noBackup: (folder: string) => says(`${folder} has no backup`, `${folder} 没有备份`),
  tooEarly: (first: string) =>
    says(`the first backup leads to moments after ${first}`, `最早的备份只能恢复到 ${first} 之后`),
  notYet: says('that moment is still to come', '该时刻尚未到来'),
  notEmpty: (folder: string) =>
    says(`${folder} is there and not empty`, `${folder} 已存在且不为空`),
  damaged: (path: string) => says(`${path} of the backup is damaged`, `备份文件 ${path} 已损坏`),
  endsBefore: (last: string) =>
    says(
      `the log does not lead to that moment: its last change is of ${last}. A file of it is damaged or not there, or nothing was done since: choose an earlier moment, or none for all of it`,
      `日志到不了该时刻：最后一次变更在 ${last}。可能有日志文件损坏、缺失，或此后没有任何变更；请选择更早的时刻，或不指定时刻以恢复全部`,
    ),
  hole: (ended: string, newest: string, last: string | undefined) =>
    says(
      `the log has a hole: ${ended === newest ? `${ended} cannot be read to its end, so it is damaged` : `it ends in ${ended} and goes on to ${newest}, so a file of it is damaged or not there`}. The last change before that is ${last === undefined ? 'of the copy' : `of ${last}: --to leads there`}`,
      `日志不连续：${ended === newest ? `${ended} 无法读到末尾，文件已损坏` : `重放止于 ${ended}，而日志延续到 ${newest}，其间有文件损坏或缺失`}。此前最后一次变更${last === undefined ? '已在备份中' : `在 ${last}，可用 --to 恢复到该时刻`}`,
    ),
  notStarted: (said: string) =>
    says(
      `the copied database did not start; it says:\n${said}`,
      `复制的数据库未能启动，信息如下：\n${said}`,
    ),
  tooSlow: says('the log was not replayed within an hour', '日志未能在一小时内重放完毕'),
  headDiffers: (seal: bigint) =>
    says(
      `seal ${seal} of the restored books is not what seals.txt says`,
      `恢复后的账本封存 ${seal} 与 seals.txt 不一致`,
    ),
  sealMissing: (seal: bigint, at: string, head: bigint) =>
    says(
      `seal ${seal} was made at ${at}, before that moment, and the restored books end with seal ${head}`,
      `封存 ${seal} 于 ${at} 完成，早于该时刻，但恢复后的账本止于封存 ${head}`,
    ),
  broken: (lines: readonly string[]) =>
    says(
      `the restored books do not hold:\n${lines.join('\n')}`,
      `恢复后的账本未通过检查：\n${lines.join('\n')}`,
    ),
  noKeys: says(
    'there are no keys to check it by: name the file that they were exported to by --keys',
    '没有可用于核对的密钥：请用 --keys 指定导出的密钥文件',
  ),
  inUse: (pid: number) =>
    says(
      `process ${pid} works with the data folder: stop it first`,
      `进程 ${pid} 正在使用数据目录：请先停止它`,
    ),
  notMoved: (from: string, folder: string) =>
    says(
      `what was restored is whole and checked, and lies in ${from}: ${folder} could not be moved out of its way`,
      `恢复的数据完整且已核对，位于 ${from}；但无法移开 ${folder}`,
    ),
  shortWords: (least: number) =>
    says(
      `the first line of that file is the passphrase: it has ${least} characters or more`,
      `该文件首行即口令，至少 ${least} 个字符`,
    ),
  noSuchFile: (file: string) => says(`${file} cannot be read`, `无法读取 ${file}`),
  fileThere: (file: string) =>
    says(`${file} is there: keys go to a new file`, `${file} 已存在：密钥须写入新文件`),
  noKeyFile: (file: string) => says(`${file} is no file of keys`, `${file} 不是密钥文件`),
  wrongWords: says('the passphrase is wrong, or the file was changed', '口令错误，或文件已被改动'),
  keysThere: (folder: string) =>
    says(`${folder} has keys: they are left as they are`, `${folder} 已有密钥：未作改动`),
} as const;

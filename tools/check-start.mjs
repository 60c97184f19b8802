// Made by `npm run environment -- --write`. Do not edit.
import { join as join2 } from "node:path";
import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
var UnusableFolder = class extends Error {
};
var EMBEDDED_VERSION = "18";
var run = promisify(execFile);
var MEBIBYTE = 1048576;
var NEW_MIB = 200;
var OLD_MIB = 50;
function checkOwner(folder, user = process.getuid?.()) {
  const { uid } = statSync(folder);
  if (user === void 0 || user === 0 || uid === user) return;
  throw new UnusableFolder(
    `The database at ${folder} belongs to another user (${uid}). Start the product as that user, or choose another folder with FAIRLOT_DATA.`
  );
}
function checkWritable(folder) {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  if (!statSync(existing).isDirectory()) {
    throw new UnusableFolder(
      `${existing} is a file, but the data needs a folder there. Move the file, or choose another folder with FAIRLOT_DATA.`
    );
  }
  try {
    accessSync(existing, constants.W_OK | constants.X_OK);
  } catch {
    throw new UnusableFolder(
      `The folder ${existing} cannot be written by this user. Give the user the right to write there, or choose another folder with FAIRLOT_DATA.`
    );
  }
}
function checkSpace(folder) {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = Math.floor(bavail * bsize / MEBIBYTE);
  const least = existsSync(join(folder, "data")) ? OLD_MIB : NEW_MIB;
  if (free >= least) return;
  throw new UnusableFolder(
    `The disk of ${existing} is full: ${free} MiB are free, and the database needs ${least} MiB to start. Free space, or choose another folder with FAIRLOT_DATA.`
  );
}
function checkFolder(folder, version = EMBEDDED_VERSION) {
  checkWritable(folder);
  for (const path of [folder, join(folder, "data"), join(folder, "password")]) {
    if (existsSync(path)) checkOwner(path);
  }
  checkData(folder, version);
  checkSpace(folder);
}
function checkData(folder, own) {
  const file = join(folder, "data", "PG_VERSION");
  if (!existsSync(file)) return;
  const found = readFileSync(file, "utf8").trim();
  if (found !== own) {
    throw new UnusableFolder(
      `The database in ${folder} was made by PostgreSQL ${found}; this program runs PostgreSQL ${own}. Restore a backup into a new folder, or run version ${found} yourself and name it in DATABASE_URL.`
    );
  }
  if (!existsSync(join(folder, "password"))) {
    throw new UnusableFolder(
      `The database in ${folder} has lost its password file. Copy ${join(folder, "password")} from a backup of the data folder.`
    );
  }
}
import { resolve } from "node:path";
var Wrong = class {
  fault;
  constructor(fault) {
    this.fault = fault;
  }
};
var NOTHING = "none";
var text = (words, fallback) => ({
  ...words,
  fallback: `\`${fallback}\``,
  read: (given) => given ?? fallback
});
var optionalText = (words) => ({
  ...words,
  read: (given) => given
});
var wholeNumber = (words, fallback, most = 1e9) => ({
  ...words,
  takes: `a whole number from 0 to ${most}`,
  fallback: `\`${fallback}\``,
  read: (given) => {
    if (!given) return fallback;
    return /^\d+$/.test(given) && Number(given) <= most ? Number(given) : new Wrong();
  }
});
var oneOf = (words, fallback, choices) => ({
  ...words,
  takes: `one of ${choices.join(", ")}`,
  fallback: `\`${fallback}\``,
  read: (given) => given ? choices.find((choice) => choice === given) ?? new Wrong() : fallback
});
var SWITCH = { "": void 0, "0": false, "1": true };
var isSwitch = (given) => Object.hasOwn(SWITCH, given);
var onOrOff = (words, fallback = "`0`") => ({
  ...words,
  takes: "one of 0, 1",
  fallback,
  read: (given = "") => isSwitch(given) ? SWITCH[given] : new Wrong()
});
var serverUrl = (words, protocols) => ({
  fallback: NOTHING,
  ...words,
  takes: `a URL that begins with ${protocols.join(" or ")}`,
  isSecret: true,
  read: (given) => {
    const isGood = !given || URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isGood ? given : new Wrong();
  }
});
var origin = (words, fallback) => ({
  ...words,
  takes: "an origin without a path, such as https://example.com",
  fallback,
  read: (given) => {
    if (!given) return void 0;
    const url = URL.canParse(given) ? new URL(given) : void 0;
    const isSafe = url?.protocol === "https:" || url?.hostname === "localhost";
    return isSafe && url?.origin === given ? given : new Wrong();
  }
});
var isWebUrl = (given) => /^https?:\/\//.test(given) && URL.canParse(given);
var entriesOf = (given) => given.split(",").map((entry) => entry.trim()).filter((entry) => entry !== "");
var webUrls = (words, fallback, said) => ({
  ...words,
  takes: "URLs that begin with https:// or http://, with commas between",
  fallback: said,
  isSecret: true,
  read: (given) => {
    if (given === void 0) return fallback;
    const urls = entriesOf(given);
    const bad = urls.findIndex((url) => !isWebUrl(url));
    return bad < 0 ? urls : new Wrong(`entry ${bad + 1}`);
  }
});
var numbers = (words, fallback) => ({
  ...words,
  takes: "numbers of up to four digits, with commas between",
  fallback,
  read: (given) => {
    if (!given) return void 0;
    const entries = given.split(",").map((entry) => entry.trim());
    return entries.every((entry) => /^\d{1,4}$/.test(entry)) ? entries.map(Number) : new Wrong();
  }
});
var urlsByName = (words, isName, names) => ({
  ...words,
  takes: `NAME=URL with commas between, two or more different URLs of each NAME (${names})`,
  fallback: NOTHING,
  isSecret: true,
  read: (given = "") => {
    const found = /* @__PURE__ */ new Map();
    for (const [at, entry] of entriesOf(given).entries()) {
      const [, name = "", url = ""] = /^(\w+)=(\S+)$/.exec(entry) ?? [];
      if (!isName(name) || !isWebUrl(url)) return new Wrong(`entry ${at + 1}`);
      found.set(name, [...found.get(name) ?? [], url]);
    }
    const alone = [...found].find(([, urls]) => new Set(urls).size < 2);
    return alone ? new Wrong(`${alone[0]} has one source`) : Object.fromEntries(found);
  }
});
var says = (en, zh) => ({ zh, en });
var gigabytes = (bytes) => `${(bytes / 2 ** 30).toFixed(2)} GB`;
var FAULTS = {
  another: says("another backup is being made", "另一次备份正在进行"),
  notOurs: says(
    "the database of DATABASE_URL is backed up where it runs: these commands are for the embedded one",
    "DATABASE_URL 的数据库应在其所在处备份；这些命令只用于内置数据库"
  ),
  noShell: says(
    "backups to a point in time are not made on Windows: copy the folder while nothing runs",
    "Windows 不支持按时间点备份：请在停机时复制数据目录"
  ),
  noLog: says(
    "this database was started without its log being kept: start it anew, then take the backup",
    "数据库启动时未开启日志归档：请重新启动后再备份"
  ),
  notArchived: (folder) => says(
    `the log of the database does not come to ${folder}: may the database write there?`,
    `数据库日志没有写入 ${folder}：数据库是否有写入权限？`
  ),
  logFails: says(
    "the log of the database does not come to the backups: is their disk full or away, or do they have other files of those names?",
    "数据库日志无法写入备份目录：磁盘已满、未挂载，或已有同名而内容不同的文件？"
  ),
  unnoted: says(
    "what was restored is in its place, and the backups could not take note of it: is their disk full, read-only or away? The site goes on, and its backup tries again each minute",
    "恢复的数据已就位，但未能在备份目录登记：磁盘已满、只读或未挂载？站点照常运行，备份任务每分钟重试"
  ),
  unknown: says("the backup failed; the log of the server says why", "备份失败，原因见服务日志"),
  noRoom: (folder, free, wanted) => says(
    `${folder} has ${gigabytes(free)} free, and ${gigabytes(wanted)} are needed`,
    `${folder} 剩余 ${gigabytes(free)}，需要 ${gigabytes(wanted)}`
  ),
  logGivenUp: (bytes) => says(
    `${gigabytes(bytes)} of log could not be copied to the backups, so it is kept no more: the next backup begins it anew`,
    `有 ${gigabytes(bytes)} 日志无法写入备份目录，已停止保留；下一次备份重新开始`
  ),
  inside: (backups, folder) => says(
    `${backups} lies in ${folder}: let BACKUPS name a folder outside of it, on another disk if there is one`,
    `${backups} 位于 ${folder} 之内：请用 BACKUPS 指定其外的目录，最好在另一块磁盘`
  ),
  intoInside: (into, folder) => says(
    `${into} lies in ${folder}: restore into a folder outside of it`,
    `${into} 位于 ${folder} 之内：请恢复到其外的目录`
  ),
  noBackup: (folder) => says(`${folder} has no backup`, `${folder} 没有备份`),
  tooEarly: (first) => says(`the first backup leads to moments after ${first}`, `最早的备份只能恢复到 ${first} 之后`),
  notYet: says("that moment is still to come", "该时刻尚未到来"),
  notEmpty: (folder) => says(`${folder} is there and not empty`, `${folder} 已存在且不为空`),
  damaged: (path) => says(`${path} of the backup is damaged`, `备份文件 ${path} 已损坏`),
  endsBefore: (last) => says(
    `the log does not lead to that moment: its last change is of ${last}. A file of it is damaged or not there, or nothing was done since: choose an earlier moment, or none for all of it`,
    `日志到不了该时刻：最后一次变更在 ${last}。可能有日志文件损坏、缺失，或此后没有任何变更；请选择更早的时刻，或不指定时刻以恢复全部`
  ),
  hole: (ended, newest, last) => says(
    `the log has a hole: ${ended === newest ? `${ended} cannot be read to its end, so it is damaged` : `it ends in ${ended} and goes on to ${newest}, so a file of it is damaged or not there`}. The last change before that is ${last === void 0 ? "of the copy" : `of ${last}: --to leads there`}`,
    `日志不连续：${ended === newest ? `${ended} 无法读到末尾，文件已损坏` : `重放止于 ${ended}，而日志延续到 ${newest}，其间有文件损坏或缺失`}。此前最后一次变更${last === void 0 ? "已在备份中" : `在 ${last}，可用 --to 恢复到该时刻`}`
  ),
  notStarted: (said) => says(
    `the copied database did not start; it says:
${said}`,
    `复制的数据库未能启动，信息如下：
${said}`
  ),
  tooSlow: says("the log was not replayed within an hour", "日志未能在一小时内重放完毕"),
  headDiffers: (seal) => says(
    `seal ${seal} of the restored books is not what seals.txt says`,
    `恢复后的账本封存 ${seal} 与 seals.txt 不一致`
  ),
  sealMissing: (seal, at, head) => says(
    `seal ${seal} was made at ${at}, before that moment, and the restored books end with seal ${head}`,
    `封存 ${seal} 于 ${at} 完成，早于该时刻，但恢复后的账本止于封存 ${head}`
  ),
  broken: (lines) => says(
    `the restored books do not hold:
${lines.join("\n")}`,
    `恢复后的账本未通过检查：
${lines.join("\n")}`
  ),
  noKeys: says(
    "there are no keys to check it by: name the file that they were exported to by --keys",
    "没有可用于核对的密钥：请用 --keys 指定导出的密钥文件"
  ),
  inUse: (pid) => says(
    `process ${pid} works with the data folder: stop it first`,
    `进程 ${pid} 正在使用数据目录：请先停止它`
  ),
  notMoved: (from, folder) => says(
    `what was restored is whole and checked, and lies in ${from}: ${folder} could not be moved out of its way`,
    `恢复的数据完整且已核对，位于 ${from}；但无法移开 ${folder}`
  ),
  shortWords: (least) => says(
    `the first line of that file is the passphrase: it has ${least} characters or more`,
    `该文件首行即口令，至少 ${least} 个字符`
  ),
  noSuchFile: (file) => says(`${file} cannot be read`, `无法读取 ${file}`),
  fileThere: (file) => says(`${file} is there: keys go to a new file`, `${file} 已存在：密钥须写入新文件`),
  noKeyFile: (file) => says(`${file} is no file of keys`, `${file} 不是密钥文件`),
  wrongWords: says("the passphrase is wrong, or the file was changed", "口令错误，或文件已被改动"),
  keysThere: (folder) => says(`${folder} has keys: they are left as they are`, `${folder} 已有密钥：未作改动`)
};
var BACKUPS_KEPT = 7;
var SPARE_BYTES = 256 << 20;
var LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];
var PUBLIC_RELAYS = [
  "https://api.drand.sh",
  "https://api2.drand.sh",
  "https://api3.drand.sh",
  "https://drand.cloudflare.com"
];
var CHAINS = ["tron", "ethereum", "bnb"];
var HIGHEST_PORT = 65535;
var MOST_PROXIES = 100;
var MOST_BACKUPS = 366;
var LONGEST_SPREAD_MS = 6e5;
var FOLDER = "a folder";
var POSTGRES = ["postgres:", "postgresql:", "socket:"];
var OF_CALLERS = ["authorization", "cookie", "host", "origin", "user-agent", "accept-language"];
var regionHeader = {
  about: "Header in which the proxies of the players' listener name the region of a player.",
  takes: "the name of a header that your proxy writes, such as CF-IPCountry",
  fallback: "none",
  details: "The console can then block regions. The proxy must overwrite the header, and `TRUSTED_PROXIES` must be at least 1: without a proxy the visitor would write the header.",
  read: (given) => {
    if (!given) return void 0;
    const name = given.toLowerCase();
    const isName = /^[a-z][a-z0-9-]{0,63}$/.test(name) && !OF_CALLERS.includes(name);
    return isName ? name : new Wrong();
  }
};
var players = {
  PORT: wholeNumber({ about: "Port on which players reach the site." }, 3e3, HIGHEST_PORT),
  HOST: text(
    { about: "Address on which players and pictures are served.", takes: "an address or a name" },
    "127.0.0.1"
  ),
  TRUSTED_PROXIES: wholeNumber(
    {
      about: "Number of proxies in front of the player listener.",
      details: "Behind a proxy this must be set, or all visitors share the address of the proxy. The proxy must let a long poll of the hub wait 90 s (`proxy_read_timeout 100s`); every other answer takes less than 20 s."
    },
    0,
    MOST_PROXIES
  ),
  REGION_HEADER: regionHeader,
  RATE_LIMIT: wholeNumber(
    {
      about: "Requests of one login in ten seconds, or of one address without a login.",
      details: "An address may send twenty times that. `0` removes the limit, that of bets too."
    },
    600
  ),
  WEB_ROOT: text(
    { about: "Folder of the built player client, inside `FAIRLOT_ROOT`.", takes: FOLDER },
    "packages/web/dist"
  )
};
var operators = {
  CONSOLE_PORT: wholeNumber(
    { about: "Port of the console; `0`: the console is not served." },
    3001,
    HIGHEST_PORT
  ),
  CONSOLE_HOST: text(
    { about: "Address on which the console is served.", takes: "an address or a name" },
    "127.0.0.1"
  ),
  CONSOLE_ORIGIN: origin(
    {
      about: "Where operators open the console. Their passkeys belong to that host name.",
      details: "Without an origin operators cannot use passkeys."
    },
    "`http://localhost:CONSOLE_PORT` if `CONSOLE_HOST` is this machine, else none"
  ),
  CONSOLE_PROXIES: wholeNumber(
    { about: "Number of proxies in front of the console." },
    0,
    MOST_PROXIES
  ),
  CONSOLE_ROOT: text(
    { about: "Folder of the built console, inside `FAIRLOT_ROOT`.", takes: FOLDER },
    "packages/console/dist"
  )
};
var pictures = {
  MEDIA_PORT: wholeNumber(
    { about: "Port of uploaded pictures; `0`: none are served and none are accepted." },
    3002,
    HIGHEST_PORT
  ),
  MEDIA_ORIGIN: origin(
    {
      about: "Where browsers find uploaded pictures.",
      details: "Use a registered domain of its own, such as `https://pictures.example.net`, so that it never receives cookies of the site."
    },
    "`http://127.0.0.1:MEDIA_PORT`, for browsers on this machine"
  ),
  MEDIA_PROXIES: wholeNumber(
    { about: "Number of proxies in front of the picture listener." },
    0,
    MOST_PROXIES
  )
};
var data = {
  DATABASE_URL: serverUrl(
    {
      about: "PostgreSQL 15 or newer, with an owner who may create roles.",
      fallback: "the embedded database",
      details: "For the tests the owner must also be allowed to create databases."
    },
    POSTGRES
  ),
  DATABASE_APP_URL: serverUrl(
    {
      about: "Login of the program itself, if the owner may not create one.",
      fallback: "a login that the program creates",
      details: "It must be a member of `fairlot_app` and of nothing else ([decision 0013](../decisions/0013-app-login.md))."
    },
    POSTGRES
  ),
  REDIS_URL: serverUrl(
    {
      about: "Redis through which several server processes share the hub.",
      fallback: "none: a single process"
    },
    ["redis:", "rediss:"]
  ),
  FAIRLOT_DATA: text(
    { about: "Folder of the data, the keys and the embedded database.", takes: FOLDER },
    ".fairlot"
  ),
  BACKUPS: optionalText({
    about: "Folder of the backups of the embedded database; best on another disk.",
    takes: "a folder outside the data folder",
    fallback: "the name of the data folder with `-backups`"
  }),
  BACKUPS_KEPT: wholeNumber(
    { about: "Number of backups to keep; `0`: no backup is made at night." },
    BACKUPS_KEPT,
    MOST_BACKUPS
  ),
  KEYS_LOST: onOrOff({
    about: "`1`: start with new keys if the old keys are lost: see [docs/operations/keys.md](keys.md#lost-keys)."
  })
};
var games = {
  GAMES: numbers(
    { about: "Numbers of the games to run ([the catalogue](../domain/catalogue.md))." },
    "all games"
  ),
  FEEDS: urlsByName(
    {
      about: "Sources of official results. A result is used when two sources agree.",
      details: "For example `FEEDS=FC3D=https://a.example,FC3D=https://b.example`."
    },
    (name) => /^[A-Z0-9]+$/.test(name),
    "the code of a game"
  ),
  REHEARSALS: onOrOff(
    {
      about: "`1`: draw games with an official feed here, marked as rehearsals. Demo only.",
      details: "With `0` these games wait for their feed. Outside a demo `1` is refused."
    },
    "`1` in a demo, else `0`"
  ),
  BEACON_RELAYS: webUrls(
    { about: "Relays of the drand beacon; empty: no beacon." },
    PUBLIC_RELAYS,
    "the four public relays"
  ),
  BLOCK_NODES: urlsByName(
    {
      about: "Nodes of the public chains whose block hashes some games use.",
      details: "For a chain without nodes the committed seed chain of the site is used."
    },
    (name) => CHAINS.some((chain) => chain === name),
    CHAINS.join(", ")
  )
};
var running = {
  FAIRLOT_DEMO: onOrOff(
    { about: "`1`: a demo with play-money accounts, two operators and the sandbox provider." },
    "`1` with `npm start`, else `0`"
  ),
  DEMO_DATA: onOrOff(
    {
      about: "`1`: a demo on an empty database fills itself, so that every page has content.",
      details: "It works in the background by the same calls as players and operators, once. A database that is not empty stays as it is. It needs the console on this machine and the sandbox provider."
    },
    "`1` with `npm start`, else `0`"
  ),
  SANDBOX_PORT: wholeNumber(
    { about: "Port of the sandbox payment provider of a demo; `0`: no deposits." },
    3003,
    HIGHEST_PORT
  ),
  LOG_LEVEL: oneOf({ about: "How much is logged." }, "warn", LOG_LEVELS),
  JOB_PACE: oneOf(
    {
      about: "Multiplier for the idle polling interval of jobs that poll every second or faster.",
      details: "`2` halves the load of a site without players. It delays each step of a draw, and bets that follow others, by up to a quarter of a second, and a step without a notification by up to a second."
    },
    "1",
    ["1", "2", "3", "4"]
  ),
  STOP_SPREAD_MS: wholeNumber(
    { about: "Milliseconds over which clients reconnect after a server stops." },
    0,
    LONGEST_SPREAD_MS
  ),
  PROGRAM_CHECK: oneOf(
    { about: "What happens at the start if the program differs from its signed build." },
    "refuse",
    ["refuse", "alarm", "off"]
  ),
  FAIRLOT_ROOT: text({ about: "Folder of the program.", takes: FOLDER }, "."),
  INIT_CWD: text({ about: "Folder from which npm was called; npm sets it.", takes: FOLDER }, ".")
};
var VARIABLES = {
  ...players,
  ...operators,
  ...pictures,
  ...data,
  ...games,
  ...running
};
var BadEnvironment = class extends Error {
};
var variables = VARIABLES;
function lineOf(name, given, fault) {
  const about = variables[name];
  const shown = about?.isSecret ? "is not valid" : `is "${given}"`;
  const where = fault === void 0 ? "" : ` (${fault})`;
  return `${name} ${shown}${where}: it takes ${about?.takes}.`;
}
function parseEnvironment(given) {
  const lines = [];
  const values = {};
  for (const [name, { read }] of Object.entries(variables)) {
    const value = read(given[name]);
    if (value instanceof Wrong) lines.push(lineOf(name, given[name], value.fault));
    else values[name] = value;
  }
  if (values.REGION_HEADER !== void 0 && values.TRUSTED_PROXIES === 0) {
    lines.push(lineOf("REGION_HEADER", given.REGION_HEADER, "without TRUSTED_PROXIES"));
  }
  if (lines.length > 0) throw new BadEnvironment(lines.join("\n"));
  return values;
}
function foldersOf({ FAIRLOT_ROOT, FAIRLOT_DATA }) {
  const root = resolve(FAIRLOT_ROOT);
  return { root, dataFolder: resolve(root, FAIRLOT_DATA) };
}
import { createServer } from "node:net";
var PortTaken = class extends Error {
};
var WHY = {
  EADDRINUSE: (port) => `Port ${port} is taken. Choose another with PORT.`,
  EACCES: (port) => `Port ${port} needs rights that this user does not have. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no address ${host}. Choose another with HOST, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: (_, host) => `The name ${host} has no address. Choose another with HOST, such as 127.0.0.1 or 0.0.0.0.`
};
function checkPort(port, host) {
  return new Promise((free, failed) => {
    const probe = createServer();
    probe.once(
      "error",
      (error) => failed(new PortTaken(WHY[error.code ?? ""]?.(port, host) ?? `Port ${port} cannot be used.`))
    );
    probe.listen(port, host, () => probe.close(() => free()));
  });
}
async function checkPlaces(environment) {
  const { dataFolder } = foldersOf(environment);
  checkWritable(dataFolder);
  if (!environment.DATABASE_URL) checkFolder(join2(dataFolder, "pg"));
  await checkPort(environment.PORT, environment.HOST);
}
async function faultOf(given) {
  try {
    await checkPlaces(parseEnvironment(given));
    return void 0;
  } catch (error) {
    const isKnown = error instanceof BadEnvironment || error instanceof UnusableFolder || error instanceof PortTaken;
    if (isKnown) return error.message;
    throw error;
  }
}
export {
  checkPlaces,
  faultOf
};

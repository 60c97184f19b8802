import { importKeys } from '../seal-keys.ts';

/** Imports keys in a process of its own, which a test ends in the middle. */
const [file = '', dataFolder = '', passphrase = ''] = process.argv.slice(2);
await importKeys(file, dataFolder, passphrase);

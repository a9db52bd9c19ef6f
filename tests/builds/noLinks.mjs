/** Loaded into a build: simulates a file system without hard links, such as FAT. */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const refuse = () => Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM', syscall: 'link' });
fs.linkSync = () => {
  throw refuse();
};
promises.link = () => Promise.reject(refuse());
syncBuiltinESMExports();

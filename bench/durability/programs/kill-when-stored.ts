import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** Loaded before the server: it ends as by a power switch when the bytes of a file lie in their place, before that is recorded. */
const { rename } = fs;
fs.rename = async (from, to) => {
  await rename(from, to);
  if (String(to).includes(`${path.sep}stored${path.sep}`)) process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();

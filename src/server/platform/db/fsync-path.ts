import fs from 'node:fs';

/** Makes the entry itself durable, be it a file or a directory. */
export function fsyncPath(path: string): void {
  const fd = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}

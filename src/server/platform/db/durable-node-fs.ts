import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from './fsync-path.ts';

/** What Emscripten hands to a file system's operations; only what is used here. */
interface Stream {
  nfd?: number;
  node: object;
}
interface EmscriptenModule {
  FS: {
    filesystems: {
      NODEFS: { realPath: (node: object) => string; stream_ops: { fsync?: (stream: Stream) => number } };
    };
  };
}

/** PGlite's code, compiled. */
export interface Program {
  readonly [Symbol.toStringTag]: 'WebAssembly.Module';
}

/**
 * PGlite's own file system for Node knows no fsync: what it acknowledges is safe from a killed process, not from a power cut.
 * This one hands every fsync of the database to the disk, for directories too. Leans on PGlite's inside: its version is pinned.
 */
class DurableNodeFS extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given);
    const addFsync = (module: unknown) => {
      const { NODEFS } = (module as EmscriptenModule).FS.filesystems;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) fsyncPath(NODEFS.realPath(stream.node));
        else fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(made.emscriptenOpts.preRun ?? []), addFsync] as typeof made.emscriptenOpts.preRun;
    return { ...made, emscriptenOpts: { ...made.emscriptenOpts, preRun } };
  }
}

/**
 * One backend serves all sessions, and what its buffers do not hold is in the system's cache of files: with PostgreSQL's usual
 * 128 MB and room for 100 connections the server took a quarter more memory and was no faster.
 */
const SMALL = ['shared_buffers=24MB', 'max_connections=20', 'max_locks_per_transaction=256'].flatMap((one) => [
  '-c',
  one,
]);

/**
 * Opens, or with `from` restores, the embedded PostgreSQL in this directory; `program` spares the compiling of it. Blocks the
 * thread it runs in: use the worker.
 */
export const openDurable = (
  { directory, program }: { directory: string; program?: Program },
  from?: Blob,
): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [...PGlite.defaultStartParams.filter((p) => p !== '-F'), '-c', 'wal_sync_method=fsync', ...SMALL],
    ...(program ? { pgliteWasmModule: program } : {}),
    ...(from ? { loadDataDir: from } : {}),
  });

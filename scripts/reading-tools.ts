import { OURS } from '#contract/limits.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { createLog } from '../src/server/platform/log.ts';
import { WebError } from '../src/server/platform/web/web-error.ts';
import { noEngines } from '../src/server/ai/engines.ts';
import { openReaders } from '../src/server/sources/readers.ts';
import { SourceFailure } from '../src/server/sources/reading.ts';
import type { Tools } from '../src/server/sources/techniques/technique.ts';

/** What the techniques read with, as the server opens it, without a server and a database. */
export function openTools() {
  const config = readConfig(process.env);
  const log = createLog({ logLevel: 'silent' });
  const readers = openReaders({ config, log, engines: noEngines });
  return {
    next: (): Tools => ({
      ...readers,
      config,
      log,
      hasTime: true,
      signal: AbortSignal.timeout(OURS.recognitionTimeLimitMs),
      report: async () => undefined,
    }),
    close: readers.close,
  };
}

/** The sentence that the node would show; what is no failure of a source is a bug, and its stack goes to standard error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof SourceFailure || error instanceof WebError) return problemWords[error.problem].en;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return problemWords.unexpected.en;
}

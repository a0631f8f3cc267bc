import type { Log } from './log.ts';
import { StartRefusal } from './start-refusal.ts';

const LONGEST_STOP_MS = 9_500;
/** One Ctrl+C reaches the server twice, from the terminal and from npm: only a later signal is a second one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * SIGTERM and SIGINT stop the server in order and end with 0; a second signal ends it at once. What nobody awaited is logged and
 * the server goes on; what nobody caught leaves it in an unknown state: it drains and ends with 1, for a supervisor to start anew.
 */
export function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const end = async (why: string, code: number) => {
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    log.info(`stopping: ${why}`);
    setTimeout(() => {
      log.error('the stop took too long and was cut short');
      process.exit(code || 1);
    }, LONGEST_STOP_MS).unref();
    try {
      await stop();
      log.info('stopped');
    } catch (error) {
      log.error({ err: error }, 'the stop failed');
      process.exit(1);
    }
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      void end(signal, 0);
    });
  }
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed and nobody awaited it'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nobody caught');
    void end('after an error that nobody caught', 1);
  });
}

/** Says in a sentence why the server did not start, and ends with 1. A bug keeps its stack. */
export function exitWithRefusal(error: unknown): never {
  const words =
    error instanceof StartRefusal
      ? error.message
      : describe(error as NodeJS.ErrnoException & { address?: string; port?: number });
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

function describe(error: NodeJS.ErrnoException & { address?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} on ${error.address} is taken by another program. Stop it, or set PORT to another number.`;
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} may not be used by this user. Set PORT to a number above 1023.`;
  if (error.code === 'EADDRNOTAVAIL') return `HOST=${error.address} is no address of this machine.`;
  return error.stack ?? String(error);
}

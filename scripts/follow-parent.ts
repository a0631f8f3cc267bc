const LOOK_EVERY_MS = 500;

/**
 * Ends this process in order when the one that started it is gone. npm hands a SIGTERM to its shell only, which dies of it and
 * leaves what it ran behind.
 */
export function followParent(): void {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
}

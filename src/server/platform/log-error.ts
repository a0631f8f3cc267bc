/** What a log keeps of an error: where it happened and what kind it is, nothing of what people wrote. */
export interface LoggedError {
  type: string;
  message?: string;
  code?: string;
  /** Of the database: what its words are about. */
  table?: string;
  constraint?: string;
  /** The frames alone: the first line of a stack is the message. */
  stack?: string;
  cause?: LoggedError;
}

/** What the driver throws for an answer of the database: no class of ours, and none that need be loaded to know it. */
interface DatabaseError {
  table?: string;
  constraint?: string;
}

/** Errors of the language and of this house, whose words hold nothing that came from outside. */
const PLAIN_WORDS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'AssertionError',
  'AbortError',
  'TimeoutError',
  'Fault',
  'StartRefusal',
  'SourceFailure',
  'WebError',
  'AiFault',
]);
const MESSAGE_LENGTH = 200;
const FRAMES = 20;
const DEPTH = 4;
/** What stands in quotation marks in a message may be a value. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;

/**
 * An error for the log, by an allow-list: messages of drivers, parsers and services may hold queries with their values, bodies
 * and tokens, and are left out.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, syscall } = error as NodeJS.ErrnoException;
  const ofDatabase = error.name === 'error' || 'severity' in error ? (error as DatabaseError) : null;
  const isPlain = !ofDatabase && (PLAIN_WORDS.has(error.name) || syscall !== undefined);
  const frames = framesOf(error);
  return {
    type: error.name,
    ...(isPlain && { message: error.message.replace(QUOTED, '…').slice(0, MESSAGE_LENGTH) }),
    ...(isWord(code) && { code }),
    ...(ofDatabase?.table && { table: ofDatabase.table }),
    ...(ofDatabase?.constraint && { constraint: ofDatabase.constraint }),
    ...(frames !== '' && { stack: frames }),
    ...(error.cause !== undefined && depth < DEPTH && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

const isWord = (code: unknown): code is string => typeof code === 'string' && /^\w{1,60}$/.test(code);

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .join('\n');

import { readFileSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

const LEAST = 32;

interface Given {
  SEALING_KEY?: string | undefined;
  SEALING_KEY_FILE?: string | undefined;
}

/** The operator's own key for sealing; null where there is none. Throws StartRefusal for a file that cannot be read and a short key. */
export function toSealingKey({ SEALING_KEY, SEALING_KEY_FILE }: Given): string | null {
  const key = SEALING_KEY ?? (SEALING_KEY_FILE === undefined ? null : readKeyFile(SEALING_KEY_FILE));
  if (key !== null && key.length < LEAST)
    throw new StartRefusal(
      `SEALING_KEY: must have at least ${LEAST} characters, as \`openssl rand -base64 32\` makes them.`,
    );
  return key;
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartRefusal(`SEALING_KEY_FILE: ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

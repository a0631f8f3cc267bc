import { drawPage } from '../../files/pictures.ts';
import type { Log } from '../../platform/log.ts';
import type { PageDrawer } from '../../sources/documents/page-drawer.ts';
import { createTurns } from '../../sources/programs/turns.ts';

/** A page of a PDF as a picture for a model. */
export interface DrawnPage {
  number: number;
  /** JPEG. */
  bytes: Uint8Array;
}

/** A stored PDF, by the key under which its bytes never change. */
export interface StoredPdf {
  key: string;
  read: () => Promise<Uint8Array>;
}

/** The pages that could be drawn, in the order in which they were asked for; an abort or the clock leaves the rest out. */
export type DrawPages = (pdf: StoredPdf, numbers: readonly number[], signal: AbortSignal) => Promise<DrawnPage[]>;

/** An answer waits no longer for its pictures, turns of others included. */
const MOST_MS = 25_000;
/** Processes that draw at once. */
const PARALLEL = 2;
/** A page that is larger as JPEG is left out. */
const MOST_PAGE_BYTES = 2 * 1024 * 1024;
const KEPT_BYTES = 32 * 1024 * 1024;

/** Draws in the confined process of the readers; what was drawn is kept for the next question, the oldest goes first. */
export function createDrawPages(drawer: PageDrawer, log: Pick<Log, 'info'>, mostMs = MOST_MS): DrawPages {
  const kept = createKeptPages();
  const turns = createTurns(PARALLEL);
  return async ({ key, read }, numbers, asked) => {
    const found = new Map(
      numbers.flatMap((number) => {
        const bytes = kept.find(`${key}#${number}`);
        return bytes ? [[number, bytes] as const] : [];
      }),
    );
    const missing = numbers.filter((number) => !found.has(number));
    const signal = AbortSignal.any([asked, AbortSignal.timeout(mostMs)]);
    const draw = async () => {
      if (signal.aborted) return;
      for await (const { number, picture } of drawer.draw(await read(), missing, signal)) {
        const page = picture && (await drawPage(picture));
        if (!page?.ok || page.value.bytes.length > MOST_PAGE_BYTES) continue;
        found.set(number, page.value.bytes);
        kept.add(`${key}#${number}`, page.value.bytes);
      }
    };
    if (missing.length > 0)
      await turns(draw).catch((error: unknown) =>
        log.info({ err: error, key }, 'pages could not be drawn for an answer'),
      );
    return numbers.flatMap((number) => {
      const bytes = found.get(number);
      return bytes ? [{ number, bytes }] : [];
    });
  };
}

function createKeptPages() {
  const pages = new Map<string, Uint8Array>();
  let size = 0;
  return {
    find(key: string): Uint8Array | undefined {
      const bytes = pages.get(key);
      if (bytes) {
        pages.delete(key);
        pages.set(key, bytes);
      }
      return bytes;
    },
    add(key: string, bytes: Uint8Array): void {
      if (pages.has(key)) return;
      pages.set(key, bytes);
      size += bytes.length;
      for (const [oldest, { length }] of pages) {
        if (size <= KEPT_BYTES) return;
        pages.delete(oldest);
        size -= length;
      }
    },
  };
}

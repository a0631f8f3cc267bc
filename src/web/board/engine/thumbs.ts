import type { BoardNode } from '#contract/board/board.schema.ts';

const AT_ONCE = 4;

/** Whether the node's card tells why it could not be read. */
export const isFailed = ({ metadata }: Pick<BoardNode, 'metadata'>): boolean =>
  typeof metadata['processingError'] === 'string' && metadata['processingError'].trim() !== '';

/** The address of the picture of a document's first page, which stands beside its words; null where it has none. */
export function pageOf({ metadata }: Pick<BoardNode, 'metadata'>): string | null {
  const { fileId, pageCount, thumbnail } = metadata;
  const isDocument = typeof fileId === 'string' && typeof pageCount === 'number';
  return isDocument && typeof thumbnail === 'string' && thumbnail.startsWith('/') ? thumbnail : null;
}

/**
 * The address of the picture that stands for a node: its thumbnail, or the image itself. Null when it has none, and where its
 * card tells why it could not be read instead.
 */
export function thumbOf({ metadata }: Pick<BoardNode, 'metadata'>): string | null {
  if (isFailed({ metadata }) || pageOf({ metadata }) !== null) return null;
  const thumbnail = metadata['thumbnail'];
  if (typeof thumbnail === 'string' && thumbnail.startsWith('/')) return thumbnail;
  const { fileId, fileType } = metadata;
  return fileType === 'image' && typeof fileId === 'string' ? `/api/files/${fileId}` : null;
}

/** Pictures for the painters: loaded few at a time when first asked for, drawn once they are there. */
export class Thumbs {
  readonly #pictures = new Map<string, HTMLImageElement | null>();
  readonly #queue: string[] = [];
  #loading = 0;
  readonly #onLoaded: () => void;

  constructor(onLoaded: () => void) {
    this.#onLoaded = onLoaded;
  }

  /** Null while it is loading, and for good when it could not be. */
  get(address: string): HTMLImageElement | null {
    const known = this.#pictures.get(address);
    if (known !== undefined) return known;
    this.#pictures.set(address, null);
    this.#queue.push(address);
    this.#next();
    return null;
  }

  #next(): void {
    while (this.#loading < AT_ONCE) {
      const address = this.#queue.pop();
      if (address === undefined) return;
      this.#loading++;
      void this.#load(address);
    }
  }

  async #load(address: string): Promise<void> {
    const picture = new Image();
    picture.src = address;
    try {
      await picture.decode();
      this.#pictures.set(address, picture);
      this.#onLoaded();
    } catch {
      this.#pictures.set(address, null);
    } finally {
      this.#loading--;
      this.#next();
    }
  }
}

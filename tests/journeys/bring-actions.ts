import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test, type Page } from '@playwright/test';
import type { Place } from './gesture-actions.ts';

/** A red picture of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** What lies in the clipboard in several forms at once, as other programs put it there. */
export interface InClipboard {
  text?: string;
  html?: string;
  /** Beside the words, or alone. */
  hasPicture?: true;
}

/** Puts this into the clipboard of the browser; its page may use it. */
async function fillClipboard(page: Page, { text, html, hasPicture }: InClipboard): Promise<void> {
  const picture = hasPicture ? PICTURE.toString('base64') : undefined;
  await page.evaluate(
    async ([words, rich, base64]) => {
      const forms: Record<string, Blob> = {};
      if (words !== undefined) forms['text/plain'] = new Blob([words], { type: 'text/plain' });
      if (rich !== undefined) forms['text/html'] = new Blob([rich], { type: 'text/html' });
      if (base64 !== undefined) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        forms['image/png'] = new Blob([bytes], { type: 'image/png' });
      }
      await navigator.clipboard.write([new ClipboardItem(forms)]);
    },
    [text, html, picture] as const,
  );
}

/** Fills the clipboard and presses Ctrl+V, or what else pastes, with the pointer at this place. */
export async function pasteWith(page: Page, at: Place, brought: InClipboard, keys = 'Control+v'): Promise<void> {
  await fillClipboard(page, brought);
  await page.mouse.move(at.x - 2, at.y);
  await page.mouse.move(at.x, at.y);
  await page.keyboard.press(keys);
}

/** Files of the disk with these names, or ways within a folder, and words. */
export function filesOnDisk(files: Readonly<Record<string, string | Buffer>>): string[] {
  const folder = test.info().outputPath('brought');
  return Object.entries(files).map(([name, content]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  });
}

interface Dropped {
  files?: readonly string[];
  items?: readonly { mimeType: string; data: string }[];
}

/** Drops files of the disk, or what is dragged out of another page, as the system does. */
export async function dropAt(page: Page, { x, y }: Place, { files = [], items = [] }: Dropped): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const data = { items: [...items], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await line.send('Input.dispatchDragEvent', { type, x: Math.round(x), y: Math.round(y), data });
  await line.detach();
}

import { cut } from '#contract/base/letters.ts';
import type { ClipboardContent } from '../editor/commands/read-transfer.ts';
import type { Words } from '../words/index.ts';

/** Longer ones are read with effort in the list of canvases. */
const LENGTH = 60;

/** How a board is called that begins with what was brought. */
export function titleOfBrought(content: ClipboardContent, t: Words<'dashboard'>): string {
  const named = nameOf(content, t).replace(/\s+/g, ' ').trim();
  return named === '' ? t('autoTitle') : cut(named, LENGTH);
}

function nameOf(content: ClipboardContent, t: Words<'dashboard'>): string {
  switch (content.what) {
    case 'links': {
      const [first, ...others] = content.links;
      if (!first) return '';
      const site = new URL(first.link.url).hostname.replace(/^(www|m)\./, '');
      return others.length === 0 ? t('linkOf', { site }) : t('linksOf', { count: content.links.length });
    }
    case 'files':
      return filesName(content.files, t);
    case 'folders':
      return content.folders[0]?.name ?? filesName(content.files, t);
    case 'text':
      return (
        content.text
          .split('\n')
          .find((line) => line.trim() !== '')
          ?.replace(/^#+\s*/, '') ?? ''
      );
    case 'packed':
      return content.otherwise ? nameOf(content.otherwise, t) : '';
    case 'clip':
    case 'answer':
      return '';
  }
}

const filesName = (files: readonly File[], t: Words<'dashboard'>): string =>
  files.length === 1 ? (files[0]?.name ?? '') : t('filesOf', { count: files.length });

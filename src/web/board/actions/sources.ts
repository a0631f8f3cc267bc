import { ClipboardPaste, LibraryBig, RefreshCw } from 'lucide-react';
import { sourceOfType } from '#contract/sources/index.ts';
import { sourcesApi } from '#contract/sources/sources.api.ts';
import { call, isUnauthorized } from '../../lib/api.ts';
import type { SceneNode } from '../../editor/scene.ts';
import type { ActionContext, BoardAction } from './action.ts';
import { afterMenu, cardsOf, onlyCardOf } from '../../board-context/chosen.ts';

/** A link or file whose words have been read, and that nobody reads just now. */
const isRead = ({ node }: SceneNode): boolean =>
  (sourceOfType(node.type) !== null || node.type === 'file') &&
  node.metadata['isProcessing'] !== true &&
  typeof node.metadata['processingError'] !== 'string' &&
  Number(node.metadata['passageCount'] ?? 0) > 0;

/** Speech can be had as a transcript; a page or a document is what it is. */
const isSpoken = ({ node: { type, metadata } }: SceneNode): boolean =>
  type === 'file' ? metadata['media'] !== undefined : type !== 'website' || metadata['level'] !== undefined;

const replaced = (context: ActionContext, ids: ReadonlySet<string>): SceneNode | null => {
  const card = onlyCardOf(context, ids);
  return card && isRead(card) && isSpoken(card) ? card : null;
};

export const sourceActions: readonly BoardAction[] = [
  {
    id: 'refresh-source',
    label: 'refreshSource',
    icon: RefreshCw,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => cardsOf(context, ids).some(isRead),
    run: (context, ids) => void refresh(context, cardsOf(context, ids).filter(isRead)),
  },
  {
    id: 'replace-words',
    label: 'replaceWords',
    icon: ClipboardPaste,
    keys: [],
    section: 'edit',
    menus: ['node'],
    changes: true,
    isOffered: (context, ids) => replaced(context, ids) !== null,
    run(context, ids) {
      const card = replaced(context, ids);
      if (card) afterMenu(() => context.panels.open({ what: 'replace-words', nodeId: card.id }));
    },
  },
  {
    id: 'library',
    label: 'openLibrary',
    icon: LibraryBig,
    keys: [],
    section: 'create',
    menus: ['ground', 'bar'],
    changes: true,
    isOffered: () => true,
    run: ({ panels, at }) => afterMenu(() => panels.open({ what: 'library', at })),
  },
];

/** Has each read again; the nodes themselves show what becomes of it. */
async function refresh({ notices, t }: ActionContext, cards: readonly SceneNode[]): Promise<void> {
  const calls = cards.map(({ id }) => call(sourcesApi.retry, { params: { nodeId: id } }));
  const failed = (await Promise.allSettled(calls)).filter((ended) => ended.status === 'rejected');
  if (failed.length > 0 && !failed.every(({ reason }) => isUnauthorized(reason)))
    notices.show({ tone: 'failed', title: t('updateFailed'), text: t('updateFailedText') });
}

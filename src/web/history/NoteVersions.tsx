import { ChevronLeft, Eraser, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { historyApi } from '#contract/history/history.api.ts';
import type { Version } from '#contract/history/history.schema.ts';
import { nameOfNode } from '#contract/history/name-of-node.ts';
import type { BoardEditor } from '../editor/board-editor.ts';
import { call } from '../lib/api.ts';
import { useNotices } from '../lib/notices.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { momentWords } from './time-words.ts';
import { personName } from './use-history.ts';

interface NoteVersionsProps {
  editor: BoardEditor;
  nodeId: string;
  isWhole: boolean;
  mayPurge: boolean;
  onClose: () => void;
}

/** What a note said over time. */
export function NoteVersions({ editor, nodeId, isWhole, mayPurge, onClose }: NoteVersionsProps) {
  const t = useWords('history');
  const { language } = useLanguage();
  const notices = useNotices();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['versions of', nodeId],
    queryFn: ({ signal }) => call(historyApi.readVersions, { params: { nodeId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const people = useMemo(() => new Map(data?.people.map((one) => [one.id, one])), [data]);
  const node = editor.scene.node(nodeId);
  const isNow = ({ title, content }: Version) => node?.title === title && node.content === content;
  const restore = ({ title, content, at }: Version) => {
    const before = editor.newestGesture();
    editor.commit([{ do: 'patch-node', id: nodeId, patch: { title, content } }]);
    const gesture = editor.newestGesture();
    onClose();
    if (gesture === null || gesture === before) return;
    notices.show({
      tone: 'undoable',
      title: t('restored', { time: momentWords(at, language) }),
      tellsWhole: true,
      action: { label: t('undo'), run: () => editor.undoOf(gesture) },
    });
  };
  const purge = async () => {
    setBusy(true);
    try {
      await call(historyApi.purgeNode, { params: { boardId: editor.boardId, nodeId } });
      notices.show({ tone: 'done', title: t('purged') });
      await refetch();
    } catch {
      notices.show({ tone: 'failed', title: t('purgeFailed') });
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <header className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line pr-2 pl-4 max-md:pl-1">
        {isWhole && (
          <IconButton
            size="lg"
            label={t('close')}
            icon={<ChevronLeft size={22} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
        <div className="min-w-0">
          <h2 className="truncate text-h3 font-[650]">{t('versions')}</h2>
        </div>
        {!isWhole && (
          <IconButton
            className="ml-auto"
            label={t('close')}
            icon={<X size={17} aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </header>
      <p className="truncate px-4 pt-3 text-base font-semibold">{(node && nameOfNode(node)) || t('untitled')}</p>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {!data && (
          <p className="px-4 py-3 text-base text-ink-2" role={error === null ? undefined : 'alert'}>
            {t(error === null ? 'loading' : 'failed')}
          </p>
        )}
        {data && data.versions.length <= 1 && <p className="px-4 py-3 text-base text-ink-2">{t('versionsEmpty')}</p>}
        <ol>
          {data?.versions.map((version) => (
            <li key={version.seq} className="border-b border-line px-4 py-3 last:border-0">
              <p className="flex items-center gap-2 text-sm text-ink-2">
                <span className="tnum truncate">{momentWords(version.at, language)}</span>
                <span className="ml-auto shrink-0">{personName(people, version.by, t)}</span>
              </p>
              {version.title !== node?.title && <p className="mt-1 text-base font-semibold">{version.title}</p>}
              <p className={classes('mt-1 line-clamp-6 text-base break-words whitespace-pre-wrap')}>
                {version.content || '–'}
              </p>
              {isNow(version) ? (
                <p className="mt-2 text-sm font-semibold text-accent">{t('versionNow')}</p>
              ) : (
                node && (
                  <Button size="sm" className="mt-2 max-md:h-11" onClick={() => restore(version)}>
                    {t('versionRestore')}
                  </Button>
                )
              )}
            </li>
          ))}
        </ol>
      </div>
      {mayPurge && data && data.versions.length > 1 && (
        <footer className="shrink-0 border-t border-line p-3">
          <Button
            variant="ghost"
            className="max-md:h-11"
            icon={<Eraser size={15} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            {t('purge')}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            isBusy={isBusy}
            title={t('purgeTitle')}
            text={t('purgeText')}
            action={t('purgeAction')}
            onClose={() => setAsking(false)}
            onConfirm={() => void purge()}
          />
        </footer>
      )}
    </>
  );
}

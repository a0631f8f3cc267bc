import { MessageSquareText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEngine } from '../board/engine/use-engine.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useIsWide } from '../lib/use-is-wide.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords, withWords } from '../words/index.ts';
import { CommentsLayer } from './CommentsLayer.tsx';
import { isUnread, useComments } from './use-comments.ts';

const HiddenGroupNotices = lazyComponent(
  () => withWords(['people'], import('../board/stage/HiddenGroupNotices.tsx')),
  'HiddenGroupNotices',
);

/** The button of the comments, and with it everything of them on the board. */
export function CommentsButton() {
  const t = useWords('comments');
  const { editor } = useEngine();
  const comments = useComments(editor);
  const isWide = useIsWide();
  const [hasPanel, setPanel] = useState(false);
  const [board] = useState(() => document.querySelector<HTMLElement>('.board'));
  const unread = (comments.list?.threads ?? []).filter((thread) => isUnread(thread, comments.me)).length;
  return (
    <>
      <IconButton
        size={isWide ? 'md' : 'lg'}
        label={unread > 0 ? t('unread', { count: unread }) : t('comments')}
        isOn={hasPanel}
        onClick={() => setPanel(!hasPanel)}
        icon={
          <>
            <MessageSquareText size={isWide ? 18 : 20} strokeWidth={1.8} aria-hidden="true" />
            {unread > 0 && (
              <span className="tnum absolute -top-1 -right-1 inline-flex h-[17px] min-w-[17px] items-center justify-center rounded-full bg-note px-1 text-[11px] font-bold text-on-accent max-md:top-1 max-md:right-1">
                {unread}
              </span>
            )}
          </>
        }
      />
      {editor.mayHide && (
        <Suspense>
          <HiddenGroupNotices editor={editor} />
        </Suspense>
      )}
      {board && createPortal(<CommentsLayer {...{ editor, comments, board, hasPanel }} onPanel={setPanel} />, board)}
    </>
  );
}

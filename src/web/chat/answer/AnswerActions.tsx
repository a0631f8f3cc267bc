import { CopyCheck, GitBranch, NotebookPen, RefreshCw, ScanEye } from 'lucide-react';
import { useState } from 'react';
import type { AnswerNote } from '#contract/chat/answer-note.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { near, lazyComponent } from '../../lib/lazy-component.ts';
import type { EditWish } from '../../recipes/result/edit-wish.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Fetching } from '../../ui/Spinner.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { useWords, withWords } from '../../words/index.ts';
import { Versions } from './Versions.tsx';

const AnswerOriginality = lazyComponent(
  () => withWords(['recipes'], import('../../recipes/originality/AnswerOriginality.tsx')),
  'AnswerOriginality',
);

/** What a board does with an answer; who may not edit can only look at plans. */
export interface KeepAnswer {
  /** Puts it near the chat. */
  keep?: (note: AnswerNote) => void;
  /** Writes it into a drag, which the board takes where it is dropped. */
  drag?: (note: AnswerNote, transfer: DataTransfer) => void;
  /** Shows what a plan would change, before anything is changed. */
  preview?: (note: AnswerNote) => void;
  /** Opens it as a note to edit a place of it, also one that was kept before. */
  edit?: (note: AnswerNote, wish: EditWish) => void;
}

export interface AnswerActionsProps {
  message: ChatMessage;
  /** Null where that may not be done, or not now. */
  onShow: ((messageId: string) => void) | null;
  onAgain: (() => void) | null;
  onFork: (() => void) | null;
  onKeep: { press: () => void; drag: (transfer: DataTransfer) => void } | null;
  /** Null for an answer that is no plan for the board. */
  onPreview: (() => void) | null;
}

/** What can be done with a kept answer beside copying it. */
export function AnswerActions({ message, onShow, onAgain, onFork, onKeep, onPreview }: AnswerActionsProps) {
  const t = useWords('conversations');
  return (
    <>
      <Versions id={message.id} versions={message.versions} onShow={onShow} />
      {onAgain && (
        <IconButton
          size="sm"
          label={t('again')}
          tooltipSide="top"
          icon={<RefreshCw size={14} aria-hidden="true" />}
          onClick={onAgain}
        />
      )}
      {onFork && (
        <IconButton
          size="sm"
          label={t('fork')}
          tooltipSide="top"
          icon={<GitBranch size={14} aria-hidden="true" />}
          onClick={onFork}
        />
      )}
      {message.runId !== null && message.messageText.trim() !== '' && (
        <OriginalityButton runId={message.runId} text={message.messageText} />
      )}
      {onPreview && (
        <Button size="sm" variant="primary" icon={<ScanEye size={14} aria-hidden="true" />} onClick={onPreview}>
          {t('preview')}
        </Button>
      )}
      {onKeep && message.messageText.trim() !== '' && <KeepButton {...onKeep} />}
    </>
  );
}

/** Compares the answer with the sources of its chat. */
function OriginalityButton({ runId, text }: { runId: string; text: string }) {
  const t = useWords('conversations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t('originality')}
        tooltipSide="top"
        icon={<CopyCheck size={14} aria-hidden="true" />}
        {...near(AnswerOriginality)}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Fetching>
          <AnswerOriginality runId={runId} text={text} onClose={() => setOpen(false)} />
        </Fetching>
      )}
    </>
  );
}

/** Pressed, it puts the answer beside the chat; dragged, where it is dropped. */
function KeepButton({ press, drag }: NonNullable<AnswerActionsProps['onKeep']>) {
  const t = useWords('conversations');
  return (
    <Tooltip text={`${t('keep')}, ${t('keepHint')}`} side="top">
      <span
        draggable
        className="nodrag nopan inline-flex"
        onDragStart={(event) => {
          event.stopPropagation();
          drag(event.dataTransfer);
        }}
      >
        <Button
          size="sm"
          className="pointer-fine:cursor-grab"
          icon={<NotebookPen size={14} aria-hidden="true" />}
          onClick={press}
        >
          {t('keep')}
        </Button>
      </span>
    </Tooltip>
  );
}

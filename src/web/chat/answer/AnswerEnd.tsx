import { CornerDownRight, RefreshCw, RotateCcw, Unplug } from 'lucide-react';
import { cutIn } from '#contract/chat/answer-cut.ts';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { failedSearchIn } from '#contract/chat/search-problem.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { Failure } from './Failure.tsx';

/** The fields of a record that a model did not fill as they must be, as metadata of an answer tells. */
const wrongFieldsIn = ({ wrongFields }: Record<string, unknown>): string[] =>
  Array.isArray(wrongFields) ? wrongFields.filter((field) => typeof field === 'string') : [];

interface AnswerEndProps {
  answer: Pick<ChatMessage, 'messageText' | 'status' | 'metadata' | 'errorCode' | 'isWebSearch'>;
  /** Sends the question again; null where that makes no sense. */
  onAskAgain: (() => void) | null;
  /** Has the rest written; null where nothing can be gone on with. */
  onGoOn: (() => void) | null;
}

/** Says of an answer that is not whole why it ends where it does, and offers the way on; nothing for one that is. */
export function AnswerEnd({ answer, onAskAgain, onGoOn }: AnswerEndProps) {
  const t = useWords('chat');
  const { messageText, status, metadata, errorCode, isWebSearch } = answer;
  const cut = cutIn(metadata);
  const goOn = onGoOn && (
    <Button
      size="sm"
      className="pointer-coarse:h-11"
      icon={<CornerDownRight size={14} aria-hidden="true" />}
      onClick={onGoOn}
    >
      {t('goOn')}
    </Button>
  );
  if (status === 'failed')
    return (
      <Failure
        code={errorCode}
        isWebSearch={isWebSearch}
        search={failedSearchIn(metadata)}
        wrongFields={wrongFieldsIn(metadata)}
        isKept={messageText.trim() !== ''}
        onAskAgain={onAskAgain}
      >
        {goOn}
      </Failure>
    );
  if (status !== 'stopped' && cut === null) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-3">
      <p>{status === 'stopped' ? t('stopped') : t(`cut.${cut ?? 'length'}`)}</p>
      {cut !== 'empty' && goOn}
      {(status === 'stopped' || cut === 'empty') && onAskAgain && (
        <Button
          size="sm"
          variant="ghost"
          className="pointer-coarse:h-11"
          icon={<RotateCcw size={14} aria-hidden="true" />}
          onClick={onAskAgain}
        >
          {t('sendAgain')}
        </Button>
      )}
    </div>
  );
}

/** Stands below what has come of an answer whose line is lost. */
export function LostLine({ onRejoin }: { onRejoin: () => void }) {
  const t = useWords('chat');
  return (
    <div role="status" className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm text-warn">
      <Unplug size={15} strokeWidth={2} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 grow basis-52">{t('lineLost')}</p>
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        icon={<RefreshCw size={14} aria-hidden="true" />}
        onClick={onRejoin}
      >
        {t('rejoin')}
      </Button>
    </div>
  );
}

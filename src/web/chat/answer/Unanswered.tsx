import { CornerDownLeft, Globe, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { isUnsent, type FailedQuestion } from '../conversation.ts';
import { Failure } from './Failure.tsx';
import { QuestionRow } from '../composer/QuestionRow.tsx';

interface UnansweredProps {
  failed: FailedQuestion;
  /** Null where nothing may be asked now. */
  onAskAgain: (() => void) | null;
  /** Puts the question into the field and forgets it here; null where that may not be done now. */
  onTakeBack: (() => void) | null;
  onForget: () => void;
}

/** A question that got no answer: it stays until it is answered, taken back or thrown away. */
export function Unanswered({ failed, onAskAgain, onTakeBack, onForget }: UnansweredProps) {
  const t = useWords('chat');
  const { question, mentions, code, isWebSearch, again, answerId } = failed;
  const isOurs = isUnsent(failed);
  return (
    <div role="group" aria-label={t('unanswered')} className="flex flex-col gap-2">
      {answerId === null && again === null && <QuestionRow text={question} mentions={mentions} />}
      {isOurs && isWebSearch && (
        <Badge tone="note" className="self-end">
          <Globe size={12} aria-hidden="true" />
          {t('webSearch')}
        </Badge>
      )}
      <Failure code={code} isWebSearch={isWebSearch} isUnsent={isOurs} onAskAgain={onAskAgain}>
        {isOurs && onTakeBack && (
          <Button
            size="sm"
            className="pointer-coarse:h-11"
            icon={<CornerDownLeft size={14} aria-hidden="true" />}
            onClick={onTakeBack}
          >
            {t('takeBack')}
          </Button>
        )}
        {isOurs && (
          <Button
            size="sm"
            variant="ghost"
            className="pointer-coarse:h-11"
            icon={<Trash2 size={14} aria-hidden="true" />}
            onClick={onForget}
          >
            {t('throwAway')}
          </Button>
        )}
      </Failure>
    </div>
  );
}

import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface NoticeAnswerProps {
  isBusy: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

/** The two answers to what a notice offers, below its words. */
export function NoticeAnswer({ isBusy, onAccept, onDecline }: NoticeAnswerProps) {
  const t = useWords('shell');
  return (
    <div className="flex gap-2 pb-2.5 pl-[52px]">
      <Button size="sm" variant="primary" className="pointer-coarse:h-11" disabled={isBusy} onClick={onAccept}>
        {t('inviteAccept')}
      </Button>
      <Button size="sm" className="pointer-coarse:h-11" disabled={isBusy} onClick={onDecline}>
        {t('inviteDecline')}
      </Button>
    </div>
  );
}

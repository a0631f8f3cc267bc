import { ReceiptText } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';

const ReceiptPanel = lazyComponent(() => import('./ReceiptPanel.tsx'), 'ReceiptPanel');

interface ReceiptButtonProps {
  receipt: NonNullable<ChatMessage['receipt']>;
  /** Null for one that is not kept yet. */
  runId: string | null;
  askedBy: string | null;
  askedAt: string | null;
  onAskAgain: (() => void) | null;
}

/** Opens the receipt of an answer; its code comes with the first press. */
export function ReceiptButton(props: ReceiptButtonProps) {
  const t = useWords('evidence');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const handlePress = () => {
    setWanted(true);
    setOpen(true);
  };
  const button = (onClick?: () => void) => (
    <Button
      variant="ghost"
      size="sm"
      icon={<ReceiptText size={14} aria-hidden="true" />}
      {...(onClick && { onClick, 'aria-haspopup': 'dialog', 'aria-expanded': false })}
    >
      {t('receipt.open')}
    </Button>
  );
  if (!isWanted) return button(handlePress);
  return (
    <Suspense fallback={button(handlePress)}>
      <ReceiptPanel trigger={button()} isOpen={isOpen} onOpenChange={setOpen} {...props} />
    </Suspense>
  );
}

import { EyeOff } from 'lucide-react';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import { useWords } from '../../words/index.ts';
import { Versions } from './Versions.tsx';

interface WithheldProps {
  message: Pick<ChatMessage, 'id' | 'isAi' | 'versions'>;
  /** Shows another version; null where that may not be done now. */
  onShow: ((messageId: string) => void) | null;
}

/** In the place of a message that was made from something that the reader does not see, or names it. */
export function Withheld({ message, onShow }: WithheldProps) {
  const t = useWords('chat');
  return (
    <div
      data-message={message.id}
      className={`flex max-w-full flex-wrap items-center gap-1.5 text-sm text-ink-3 ${message.isAi ? '' : 'self-end'}`}
    >
      <EyeOff size={14} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0">{t(message.isAi ? 'withheldAnswer' : 'withheldQuestion')}</p>
      <Versions id={message.id} versions={message.versions} onShow={onShow} />
    </div>
  );
}

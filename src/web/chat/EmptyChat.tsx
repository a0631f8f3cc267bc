import { Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

interface EmptyChatProps {
  hasSources: boolean;
  mayAsk: boolean;
  /** It is looked at as it was. */
  isPast: boolean;
  ofProject: boolean;
  children?: ReactNode;
}

/** In the place of messages, with what can be asked. */
export function EmptyChat({ hasSources, mayAsk, isPast, ofProject, children }: EmptyChatProps) {
  const t = useWords('chat');
  const kind = isPast ? 'past' : !mayAsk ? 'silent' : hasSources ? 'start' : ofProject ? 'emptyProject' : 'empty';
  return (
    <div data-start className="flex grow flex-col items-center justify-center px-6 py-4 text-center">
      <span className="mb-3 inline-flex size-11 items-center justify-center rounded-[11px] bg-k-ai-chat-soft text-k-ai-chat-ink">
        <Waypoints size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <b className="text-h3 font-[650]">{t(`${kind}Title`)}</b>
      <p className="balance mt-1 max-w-[40ch] text-ink-2">{t(`${kind}Text`)}</p>
      {children}
    </div>
  );
}

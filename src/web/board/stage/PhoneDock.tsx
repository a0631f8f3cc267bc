import { Link2, MessagesSquare, Shapes } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/index.ts';
import { FindButton } from '../find/FindButton.tsx';
import { useTools } from '../../board-context/tools.ts';

const ToolSheet = lazyComponent(() => import('./ToolSheet.tsx'), 'ToolSheet');

/** Below 768 px: the tools behind a button with a sheet over the board, a link field, finding, and AI Chat. */
export function PhoneDock({ onChat }: { onChat: () => void }) {
  const t = useWords('board');
  const tools = useTools();
  const [isOpen, setOpen] = useState(false);
  const icon = { size: 19, strokeWidth: 1.9, 'aria-hidden': true } as const;
  return (
    <>
      <div className="board-dock absolute inset-x-3 bottom-[max(12px,env(safe-area-inset-bottom))] z-(--z-panel) flex h-[60px] items-center gap-1.5 rounded-[16px] bg-raised p-2 shadow-pop max-[379px]:gap-1 max-[379px]:[&>button]:min-w-11 max-[379px]:[&>button]:px-2.5 md:hidden">
        <Button size="lg" icon={<Shapes {...icon} />} onClick={() => setOpen(true)}>
          {t('tools')}
        </Button>
        <Button size="lg" variant="primary" className="flex-1" icon={<Link2 {...icon} />} onClick={() => setOpen(true)}>
          {t('pasteLinkButton')}
        </Button>
        <FindButton />
        <Button
          size="lg"
          variant="accent"
          aria-label={t('tool.ai-chat')}
          icon={<MessagesSquare {...icon} />}
          onClick={onChat}
        />
      </div>
      {isOpen && (
        <Suspense>
          <ToolSheet
            onClose={() => setOpen(false)}
            onTool={(tool) => {
              setOpen(false);
              tools.use(tool);
            }}
            onPaste={(brought) => {
              setOpen(false);
              tools.place(brought, null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import { Link2, MessagesSquare, Shapes } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { readLinks } from '../board/commands/add-link.ts';
import type { Brought } from '../board/commands/read-transfer.ts';
import { toolKinds, type ToolId } from '../board/read-key.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Input } from '../ui/Field.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';

interface PhoneDockProps {
  onTool: (tool: ToolId) => void;
  onPaste: (brought: Brought, at: null) => void;
}

/** Below 768 px: the tools behind a button with a sheet over the board, a link field, and AI Chat. */
export function PhoneDock({ onTool, onPaste }: PhoneDockProps) {
  const t = useWords('canvas');
  const [isOpen, setOpen] = useState(false);
  const icon = { size: 19, strokeWidth: 1.9, 'aria-hidden': true } as const;
  return (
    <>
      <div className="absolute inset-x-3 bottom-3 z-(--z-panel) flex h-[60px] items-center gap-1.5 rounded-[16px] bg-raised p-2 shadow-pop md:hidden">
        <Button size="lg" icon={<Shapes {...icon} />} onClick={() => setOpen(true)}>
          {t('tools')}
        </Button>
        <Button size="lg" variant="primary" className="flex-1" icon={<Link2 {...icon} />} onClick={() => setOpen(true)}>
          {t('pasteLinkButton')}
        </Button>
        <Button
          size="lg"
          variant="accent"
          aria-label={t('tool.ai-chat')}
          icon={<MessagesSquare {...icon} />}
          onClick={() => onTool('ai-chat')}
        />
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('tools')}>
        <ToolSheet
          onTool={(tool) => {
            setOpen(false);
            onTool(tool);
          }}
          onPaste={(brought) => {
            setOpen(false);
            onPaste(brought, null);
          }}
        />
      </Dialog>
    </>
  );
}

function ToolSheet({ onTool, onPaste }: { onTool: (tool: ToolId) => void; onPaste: (brought: Brought) => void }) {
  const t = useWords('canvas');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const links = readLinks(typed);
    if (links) onPaste({ what: 'links', links });
    else if (typed.trim() !== '') setProblem(t('notALink'));
  };
  return (
    <>
      <form onSubmit={submit} noValidate className="mt-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Input
            label={t('pasteLink')}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={typed}
            problem={problem}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
        </div>
        <Button type="submit" variant="primary" size="lg" className="mt-[28px]">
          {t('add')}
        </Button>
      </form>
      <div className="mt-4 grid grid-cols-4 gap-2">
        {toolKinds.map((tool) => (
          <button
            key={tool}
            type="button"
            onClick={() => onTool(tool)}
            className="flex min-h-[82px] flex-col items-center justify-center gap-2 rounded-card bg-surface-2 px-1 text-xs font-[550]"
          >
            <KindIcon kind={tool} size="lg" />
            <span className="text-center">{t(`tool.${tool}`)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

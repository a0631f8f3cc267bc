import { Camera } from 'lucide-react';
import { Fragment, useState, type FormEvent } from 'react';
import { readLinks } from '../../editor/commands/add-link.ts';
import type { ClipboardContent } from '../../editor/commands/read-transfer.ts';
import type { ToolId } from '../../editor/tool-kinds.ts';
import { useNotices } from '../../lib/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Input } from '../../ui/Field.tsx';
import { KindIcon, kindColours } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { isCoarse } from '../../lib/coarse.ts';
import { useTools } from '../../board-context/tools.ts';

interface ToolSheetProps {
  onClose: () => void;
  onTool: (tool: ToolId) => void;
  onPaste: (brought: ClipboardContent) => void;
}

/** The tools as a sheet over the board, with a field for a link. Choosing one closes it. */
export function ToolSheet({ onClose, onTool, onPaste }: ToolSheetProps) {
  const t = useWords('board');
  const keyboardWords = useWords('keyboardA11y');
  const notices = useNotices();
  const { offered } = useTools();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const links = readLinks(typed);
    if (links) return onPaste({ what: 'links', links });
    if (typed.trim() === '') return;
    setProblem(t('notALink'));
    notices.show({ tone: 'failed', title: t('notALink') });
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('tools')}>
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
        {offered.map((tool) => (
          <Fragment key={tool}>
            <button type="button" onClick={() => onTool(tool)} className={TILE}>
              <KindIcon kind={tool} size="lg" />
              <span className="text-center">{t(`tool.${tool}`)}</span>
            </button>
            {tool === 'file' && isCoarse() && <PhotoTile onPhoto={(files) => onPaste({ what: 'files', files })} />}
          </Fragment>
        ))}
      </div>
      <p className="mt-4 hidden text-sm text-ink-3 pointer-coarse:block">{keyboardWords('touch.hint')}</p>
    </Dialog>
  );
}

const TILE =
  'flex min-h-[82px] flex-col items-center justify-center gap-2 rounded-card bg-surface-2 dark:bg-surface-3 px-1 text-xs font-[550]';

/** What the camera of a telephone takes becomes a file on the board. */
function PhotoTile({ onPhoto }: { onPhoto: (files: File[]) => void }) {
  const t = useWords('keyboardA11y');
  return (
    <label className={`${TILE} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ring`}>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onPhoto(files);
        }}
      />
      <span
        style={kindColours('file')}
        className="inline-flex size-9 items-center justify-center rounded-[9px] bg-(--ks) text-(--ki)"
      >
        <Camera size={19} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className="text-center">{t('touch.photo')}</span>
    </label>
  );
}

import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** What a thread is about, and the way there from a telephone, where the thread covers it. */
export function AboutBar({ title, onShow }: { title: string; onShow: () => void }) {
  const t = useWords('comments');
  return (
    <p className="flex shrink-0 items-center justify-between gap-3 border-b border-line bg-surface-2 py-2 pr-2.5 pl-4">
      <span className="min-w-0 truncate text-base font-semibold">{title}</span>
      <Button className="h-11 shrink-0" onClick={onShow}>
        {t('onBoard')}
      </Button>
    </p>
  );
}

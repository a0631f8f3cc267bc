import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface OtherCardProps {
  text: string;
  onTake: () => void;
  onForget: () => void;
}

/** A rate card that this browser held before another one was kept: to be taken in its place, or to be left. */
export function OtherCard({ text, onTake, onForget }: OtherCardProps) {
  const t = useWords('rates');
  return (
    <section aria-label={t('other')} className="mt-2 rounded-card bg-surface-2 px-3.5 py-2.5 text-sm">
      <b className="block font-semibold">{t('other')}</b>
      <p className="mt-1 max-h-32 overflow-y-auto whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" className="pointer-coarse:h-11" onClick={onTake}>
          {t('takeOther')}
        </Button>
        <Button size="sm" variant="ghost" className="pointer-coarse:h-11" onClick={onForget}>
          {t('forgetOther')}
        </Button>
      </div>
    </section>
  );
}

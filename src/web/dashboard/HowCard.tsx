import { KindIcon } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';

/** What a canvas does, in three lines; phones leave it out for the list. */
export function HowCard() {
  const t = useWords('dashboard');
  return (
    <section
      aria-labelledby="how"
      className="rounded-card border border-wood-line bg-wood-soft px-[18px] py-4 max-lg:hidden"
    >
      <h2 id="how" className="text-base font-[650]">
        {t('howTitle')}
      </h2>
      <ol className="mt-3 flex flex-col gap-2.5 text-sm text-ink-2">
        <li className="flex items-center gap-2.5">
          <KindIcon kind="website" />
          {t('howSpread')}
        </li>
        <li className="flex items-center gap-2.5">
          <KindIcon kind="group" className="bg-surface!" />
          {t('howGroup')}
        </li>
        <li className="flex items-center gap-2.5">
          <KindIcon kind="ai-chat" />
          {t('howAsk')}
        </li>
      </ol>
    </section>
  );
}

import { Check, TriangleAlert } from 'lucide-react';
import { redFlagChecklist, spoken } from '#contract/rules/red-flags/red-flags.ts';
import { Fold } from '../../../voices/Fold.tsx';
import { useLanguage, useWords } from '../../../words/index.ts';

/** Every clause to be careful about, and which of them stand in the deal. */
export function DealChecklist({ hits }: { hits: ReadonlySet<string> }) {
  const t = useWords('recipes');
  const { language } = useLanguage();
  const inOrder = redFlagChecklist.toSorted((a, b) => Number(hits.has(b.id)) - Number(hits.has(a.id)));
  return (
    <Fold
      head={t(hits.size > 0 ? 'deal.checklist' : 'deal.checklistClear', {
        hits: hits.size,
        count: redFlagChecklist.length,
      })}
    >
      <ul className="flex flex-col gap-1.5">
        {inOrder.map(({ id, why }) => {
          const isHit = hits.has(id);
          const Icon = isHit ? TriangleAlert : Check;
          return (
            <li key={id} className="flex items-start gap-2 text-ink-2">
              <Icon
                size={14}
                role="img"
                aria-label={t(isHit ? 'deal.hit' : 'deal.clear')}
                className={isHit ? 'mt-[3px] shrink-0 text-warn' : 'mt-[3px] shrink-0 text-ok'}
              />
              <span>{spoken(why[language], 'yo')}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{t('deal.checklistNote')}</p>
    </Fold>
  );
}

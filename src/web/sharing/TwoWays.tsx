import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import { LinkList } from './LinkList.tsx';
import { useLinks } from './use-links.ts';

interface TwoWaysProps {
  boardId: string;
  peopleCount: number;
  people: ReactNode;
}

const ways = ['people', 'links'] as const;
type Way = (typeof ways)[number];

/** People beside links; where there is no room for both, one of two tabs. What is typed in the other stays. */
export function TwoWays({ boardId, peopleCount, people }: TwoWaysProps) {
  const t = useWords('links');
  const sharing = useWords('sharing');
  const id = useId();
  const [way, setWay] = useState<Way>('people');
  const { data } = useLinks(boardId);
  const tabs = useRef<HTMLDivElement>(null);
  const labels = { people: `${sharing('people')} ${peopleCount}`, links: `${t('title')} ${data?.length ?? ''}` };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = way === 'people' ? 'links' : 'people';
    setWay(other);
    tabs.current?.querySelector<HTMLElement>(`[data-way=${other}]`)?.focus();
  };
  const half = (one: Way) =>
    classes('min-w-0 px-6 pb-5 lg:h-[min(592px,calc(92dvh-146px))] lg:overflow-y-auto', one !== way && 'max-lg:hidden');
  return (
    <div className="-mx-6 mt-4 lg:grid lg:grid-cols-[minmax(0,456fr)_minmax(0,512fr)] lg:border-t lg:border-line">
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('tabs')}
        className="mx-6 grid grid-cols-2 gap-[3px] rounded-[10px] bg-surface-3 p-[3px] lg:hidden"
      >
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}-tab`}
            data-way={one}
            aria-selected={one === way}
            aria-controls={`${id}-${one}`}
            tabIndex={one === way ? 0 : -1}
            onClick={() => setWay(one)}
            onKeyDown={handleKeyDown}
            className="tnum h-10 rounded-[8px] text-base font-semibold text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-card dark:aria-selected:bg-line-2"
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div id={`${id}-people`} className={half('people')}>
        {people}
      </div>
      <div id={`${id}-links`} className={classes(half('links'), 'pt-4 lg:border-l lg:border-line lg:bg-surface-2')}>
        <LinkList boardId={boardId} />
      </div>
    </div>
  );
}

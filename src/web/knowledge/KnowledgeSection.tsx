import { BookOpenText, Lock, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { knowledgeApi } from '#contract/knowledge/knowledge.api.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { Skeleton, Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';
import { KnowledgeRow } from './KnowledgeRow.tsx';

const KnowledgeDialog = lazyComponent(() => import('./KnowledgeDialog.tsx'), 'KnowledgeDialog');

/** What is shown before the rest is asked for. */
const FEW = 8;

/** 'Global AI Knowledge': what every AI chat reads first. System administrators add, edit and delete; others read. */
export function KnowledgeSection() {
  const { user } = useUser();
  const mayEdit = user?.isSystemAdmin === true;
  const { data, error, refetch } = useReading(knowledgeApi.list);
  const [editing, setEditing] = useState<KnowledgeItem | 'new' | null>(null);
  const add = mayEdit ? () => setEditing('new') : null;
  return (
    <section aria-labelledby="knowledge" className="mt-9">
      <Head onAdd={add} />
      {data ? (
        <Items items={data} onAdd={add} onEdit={mayEdit ? setEditing : null} />
      ) : error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {editing !== null && (
        <Suspense>
          <KnowledgeDialog item={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** With the button for administrators, with the badge for everybody else. */
function Head({ onAdd }: { onAdd: (() => void) | null }) {
  const t = useWords('knowledge');
  return (
    <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="flex items-center gap-2">
        <h2 id="knowledge" className="text-h3 font-[650]">
          {t('title')}
        </h2>
        {!onAdd && (
          <Badge>
            <Lock size={11} strokeWidth={2.2} aria-hidden="true" />
            {t('readOnly')}
          </Badge>
        )}
      </div>
      {onAdd ? (
        <Button
          size="sm"
          className="max-sm:h-11"
          onClick={onAdd}
          icon={<Plus size={15} strokeWidth={2} aria-hidden="true" />}
        >
          {t('add')}
        </Button>
      ) : (
        <p className="text-sm text-ink-3">{t('about')}</p>
      )}
    </div>
  );
}

interface ItemsProps {
  items: readonly KnowledgeItem[];
  onAdd: (() => void) | null;
  onEdit: ((item: KnowledgeItem) => void) | null;
}

function Items({ items, onAdd, onEdit }: ItemsProps) {
  const t = useWords('knowledge');
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BookOpenText size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={t('empty')}
        text={onAdd ? t('about') : t('emptyText')}
      >
        {onAdd && <Button onClick={onAdd}>{t('add')}</Button>}
      </EmptyState>
    );
  }
  const shown = isWhole ? items : items.slice(0, FEW);
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {shown.map((item) => (
          <KnowledgeRow key={item.id} item={item} onEdit={onEdit && (() => onEdit(item))} />
        ))}
      </ul>
      {items.length > FEW && (
        <Button variant="ghost" size="sm" className="mt-2 max-sm:h-11" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { count: items.length })}
        </Button>
      )}
    </>
  );
}

function Loading() {
  const t = useWords('common');
  return (
    <Waiting label={t('loading')} className="rounded-card border border-line bg-surface">
      {[0, 1].map((row) => (
        <div key={row} className="flex gap-4 px-[18px] py-[14px]">
          <Skeleton className="h-5 w-16 shrink-0" />
          <div className="flex-1">
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="mt-2.5 h-2.5 w-4/5" />
          </div>
        </div>
      ))}
    </Waiting>
  );
}

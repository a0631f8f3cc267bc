import { LayoutGrid, List, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useNotices } from '../lib/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, buttonLook } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words/index.ts';
import type { CanvasView } from './use-canvas-view.ts';

/** 'My Canvases', how many, how they are shown, and the way to the deleted ones. */
export function ListHeader({ count, view }: { count: number | undefined; view: CanvasView }) {
  const t = useWords('dashboard');
  const notices = useNotices();
  const icon = { size: 15, strokeWidth: 2, 'aria-hidden': true } as const;
  return (
    <div className="mb-3 flex min-h-7 items-center justify-between gap-3">
      <div className="flex items-center gap-2">
        <h2 id="canvases" className="text-h3 font-[650]">
          {t('canvases')}
        </h2>
        {count !== undefined && <Badge className="tnum">{count}</Badge>}
      </div>
      <div className="flex items-center gap-1">
        <div role="group" aria-label={t('viewChoice')} className="hidden items-center gap-1 sm:flex">
          <Button
            variant={view.isCards ? 'ghost' : 'soft'}
            size="sm"
            aria-pressed={!view.isCards}
            icon={<List {...icon} />}
            onClick={() => view.choose(false)}
          >
            {t('asList')}
          </Button>
          <Button
            variant={view.isCards ? 'soft' : 'ghost'}
            size="sm"
            aria-pressed={view.isCards}
            icon={<LayoutGrid {...icon} />}
            onClick={() => view.choose(true)}
          >
            {t('asCards')}
          </Button>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="max-sm:h-11"
          onClick={() => notices.show({ tone: 'told', title: t('canvases'), text: t('viewAllSaid') })}
        >
          {t('viewAll')}
        </Button>
        <Link to="/settings#trash" className={classes(buttonLook('ghost', 'sm'), 'max-sm:h-11')}>
          <Trash2 {...icon} />
          {t('trash')}
        </Link>
      </div>
    </div>
  );
}

import { LayoutGrid, LayoutTemplate, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import { sharingApi } from '#contract/sharing/sharing.api.ts';
import { DAY_MS } from '#contract/base/day.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { isPlainKey } from '../lib/letter-key.ts';
import { KnowledgeSection } from '../knowledge/KnowledgeSection.tsx';
import { useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { greetingNameOf } from '../shell/name-of.ts';
import { useAnchor } from '../shell/use-anchor.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useWords, withWords } from '../words/index.ts';
import { BringButton, BringCard, type Asked } from './BringButton.tsx';
import { AiCreditsCard } from './AiCreditsCard.tsx';
import { CanvasList } from './CanvasList.tsx';
import { CanvasListSkeleton } from './CanvasListSkeleton.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { ExampleButton } from './ExampleButton.tsx';
import { LibraryCard } from './LibraryCard.tsx';
import { ListHeader } from './ListHeader.tsx';
import { OrganisationsCard } from './OrganisationsCard.tsx';
import { StatCard } from './StatCard.tsx';
import { useBring } from './use-bring.ts';
import { useBroughtHere } from './use-brought-here.ts';
import { useCanvasView, useSeenCount } from './use-canvas-view.ts';

const SharedCanvases = lazyComponent(
  () => withWords(['rooms', 'people'], import('./SharedCanvases.tsx')),
  'SharedCanvases',
);
const WaitingForMe = lazyComponent(() => withWords(['people'], import('../sharing/WaitingForMe.tsx')), 'WaitingForMe');
const NewCanvasDialog = lazyComponent(() => import('./NewCanvasDialog.tsx'), 'NewCanvasDialog');

const BringDialog = lazyComponent(() => import('./BringDialog.tsx'), 'BringDialog');

const WEEK_MS = 7 * DAY_MS;

/** The first screen after signing in: greeting, own canvases, what every AI chat knows, figures and organisations. */
export function DashboardScreen() {
  const shell = useWords('shell');
  const { data: canvases, error, refetch } = useReading(canvasesApi.list);
  const creation = useCreation();
  const bring = useBring();
  const isOver = useBroughtHere(bring);
  const [asked, setAsked] = useState<Asked | null>(null);
  useAnchor();
  const view = useCanvasView();
  const seen = useSeenCount(canvases?.length);
  usePageTitle(shell('titleDashboard'));
  return (
    <main id="content" className="mx-auto w-full max-w-[1216px] px-4 pt-5 pb-16 md:px-8 md:pt-8">
      <Welcome onNew={creation.open} onTemplates={creation.openTemplates} onLinks={setAsked} />
      <BringCard bring={bring} onAsk={setAsked} className="mb-3 sm:hidden" />
      <div className="grid grid-cols-1 items-start gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_304px] lg:grid-rows-[auto_1fr] lg:gap-y-4">
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:col-start-2 lg:mt-10 lg:grid-cols-1">
          <Stats canvases={canvases} />
          <AiCreditsCard />
        </div>
        <div className="contents min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block">
          <WaitingHere />
          <section aria-labelledby="canvases" className="min-w-0">
            <ListHeader count={canvases?.length} view={view} />
            {canvases ? (
              <Canvases canvases={canvases} isCards={view.isCards} onNew={creation.open} />
            ) : error ? (
              <ErrorView error={error} onRetry={() => void refetch()} />
            ) : (
              <CanvasListSkeleton isCards={view.isCards} count={seen} />
            )}
          </section>
          <SharedHere isCards={view.isCards} />
          {/* In one column what asks for something comes before it. */}
          <div className="min-w-0 max-lg:order-last">
            <KnowledgeSection />
          </div>
        </div>
        <aside className="flex min-w-0 flex-col gap-4 lg:col-start-2">
          <ContinueCard />
          <OrganisationsCard />
          <LibraryCard />
        </aside>
      </div>
      {creation.isOpen && (
        <Suspense>
          <NewCanvasDialog showsTemplates={creation.isOfTemplates} onClose={creation.close} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <BringDialog asked={asked} bring={bring} canvases={canvases ?? []} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {isOver && <DropHere />}
    </main>
  );
}

/** What others offer the reader or invite him to; nothing where nobody does. */
function WaitingHere() {
  const offers = useReading(sharingApi.readOffers).data ?? [];
  const invitations = useReading(orgsApi.readOwnInvitations).data?.filter(({ to }) => to === 'canvas') ?? [];
  if (offers.length === 0 && invitations.length === 0) return null;
  return (
    <Suspense>
      <WaitingForMe offers={offers} invitations={invitations} />
    </Suspense>
  );
}

function SharedHere({ isCards }: { isCards: boolean }) {
  const { data: canvases } = useReading(sharingApi.listShared);
  if (!canvases || canvases.length === 0) return null;
  return (
    <Suspense>
      <SharedCanvases canvases={canvases} isCards={isCards} />
    </Suspense>
  );
}

interface WelcomeProps {
  onNew: () => void;
  onTemplates: () => void;
  onLinks: (asked: Asked) => void;
}

function Welcome({ onNew, onTemplates, onLinks }: WelcomeProps) {
  const t = useWords('dashboard');
  const { user } = useUser();
  const name = user ? greetingNameOf(user) : '';
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-4 md:mb-6">
      <div className="min-w-0">
        <h1 className="max-md:text-[24px] max-md:leading-[33px] font-bold tracking-[-0.022em] md:text-h1">
          {name ? t('hello', { name }) : t('helloNameless')}
        </h1>
        <p className="text-base text-ink-2 md:text-read">{t('tagline')}</p>
      </div>
      <div className="flex gap-2.5 max-sm:hidden">
        <BringButton onAsk={onLinks} />
        <Button size="lg" onClick={onTemplates} icon={<LayoutTemplate size={17} strokeWidth={2} aria-hidden="true" />}>
          {t('templates')}
        </Button>
        <Button
          variant="primary"
          size="lg"
          aria-keyshortcuts="N"
          onClick={onNew}
          icon={<Plus size={17} strokeWidth={2.2} aria-hidden="true" />}
        >
          {t('newCanvas')}
        </Button>
      </div>
    </div>
  );
}

/** Over the page while something is dragged across it. */
function DropHere() {
  const t = useWords('dashboard');
  return (
    <div className="pointer-events-none fixed inset-3 z-(--z-dialog) flex items-center justify-center rounded-card border-2 border-dashed border-accent bg-accent-soft/70">
      <p className="rounded-card bg-raised px-5 py-3 text-h3 font-[650] shadow-pop">{t('dropHere')}</p>
    </div>
  );
}

function Canvases({ canvases, isCards, onNew }: { canvases: CanvasListing[]; isCards: boolean; onNew: () => void }) {
  const t = useWords('dashboard');
  if (canvases.length > 0) return <CanvasList canvases={canvases} isCards={isCards} onNew={onNew} />;
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-12 text-center shadow-card">
      <span className="inline-flex size-11 items-center justify-center rounded-[11px] bg-k-group-soft text-k-group-ink">
        <LayoutGrid size={22} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <p className="mt-3.5 text-h3 font-[650]">{t('emptyTitle')}</p>
      <p className="mt-1 balance max-w-[38ch] text-base text-ink-2">{t('emptyText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={onNew} icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}>
          {t('newCanvas')}
        </Button>
        <ExampleButton />
      </div>
    </div>
  );
}

function Stats({ canvases }: { canvases: CanvasListing[] | undefined }) {
  const t = useWords('dashboard');
  const [nowMs] = useState(() => Date.now());
  const made = (canvases ?? []).filter((canvas) => nowMs - Date.parse(canvas.createdAt) < WEEK_MS).length;
  return (
    <StatCard
      label={t('statCanvases')}
      icon={<LayoutGrid size={18} strokeWidth={1.75} aria-hidden="true" />}
      {...(canvases ? { value: t('statCount', { count: canvases.length }), text: t('statWeek', { count: made }) } : {})}
    />
  );
}

/** The dialog opens by buttons, of which one shows all templates at once, by the key N and by the address '/?new'. */
function useCreation() {
  const [wanted, setWanted] = useState<'new' | 'templates' | null>(null);
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPlainKey(event, 'KeyN')) return;
      event.preventDefault();
      setWanted((before) => before ?? 'new');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const close = () => {
    setWanted(null);
    if (search.has('new')) setSearch({}, { replace: true });
  };
  return {
    isOpen: wanted !== null || search.has('new'),
    isOfTemplates: wanted === 'templates',
    open: () => setWanted('new'),
    openTemplates: () => setWanted('templates'),
    close,
  };
}

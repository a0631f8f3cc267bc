import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { canvasesApi } from '#contract/canvases/canvases.api.ts';
import { searchApi, type SearchHit } from '#contract/search/search.api.ts';
import { askedAgain, reading, useReading } from '../lib/query.ts';
import { useUser } from '../lib/session.ts';
import { placePath } from '../shell/place-path.ts';
import { useWords } from '../words/index.ts';
import { hitWords } from './hit-words.ts';
import { HitIcon } from './HitIcon.tsx';
import { keepRecent, readRecent, type Recent } from './recent.ts';
import { findByTitle, namedBy, type Result } from './search-results.ts';
import { useCommands } from './use-commands.tsx';

const TYPING_MS = 150;
const RECENT = 6;
const LONGEST = 200;

export interface Results {
  results: Result[];
  isLoading: boolean;
  error: unknown;
  /** Something was sought and neither place nor command was found. */
  isNothing: boolean;
}

/**
 * What the palette lists for what is typed: what is meant by its name, the question to the AI, hits here, hits elsewhere,
 * commands.
 */
export function useResults(typed: string, onAsk: (question: string) => void): Results {
  const t = useWords('search');
  const query = typed.trim();
  const near = useNear();
  const found = useHits(query, near);
  const toResult = useHitResult(query, near);
  const recent = useRecent();
  const allCommands = useCommands();
  if (query === '') {
    return { results: [...recent.results, ...allCommands], isLoading: recent.isLoading, error: null, isNothing: false };
  }
  const hits = found.hits.map(toResult);
  const here = hits.filter((hit) => hit.group === t('groupHere'));
  const elsewhere = hits.filter((hit) => hit.group !== t('groupHere'));
  const commands = findByTitle(allCommands, query);
  const canvases = recent.canvases.map((known) => hits.find(({ id }) => id === known.id) ?? known);
  const places = [...canvases, ...hits.filter(({ id }) => /^(?:canvas|project) /.test(id))];
  // Nobody is to be logged out by a beginning.
  const [leaving, staying] = [commands.filter(isLeaving), commands.filter((command) => !isLeaving(command))];
  const goals = places.filter(({ id }) => !id.endsWith(` ${near}`));
  const named = namedBy(query, [...staying, ...goals], [...leaving, ...hits]);
  const ask: Result = {
    id: 'ask',
    group: t('groupAi'),
    title: t('ask', { query }),
    where: t('askEverything'),
    ...(named === undefined && { keys: ['Enter'] }),
    icon: <Sparkles size={15} strokeWidth={1.9} aria-hidden="true" />,
    staysOpen: true,
    run: () => onAsk(query),
  };
  const isNothing = !named && hits.length === 0 && commands.length === 0 && !found.isLoading && !found.error;
  const rest = isNothing ? allCommands.filter(({ id }) => id === 'new-canvas') : commands;
  const others = [...here, ...elsewhere, ...rest].filter(({ id }) => id !== named?.id);
  return {
    results: [...(named ? [{ ...named, group: t('groupNamed') }] : []), ask, ...others],
    isLoading: found.isLoading,
    error: found.error,
    isNothing,
  };
}

/** The canvas or project of the screen in front. */
function useNear(): string | undefined {
  const { pathname } = useLocation();
  return /^\/(?:canvas|projects)\/([0-9a-f-]{36})(?:\/|$)/i.exec(pathname)?.[1];
}

/** What the server finds once the typing rests; what was found before stays until then. */
function useHits(query: string, near: string | undefined) {
  const [asked, setAsked] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const q = Array.from(asked)
    .slice(0, LONGEST / 2)
    .join('');
  const options = { query: { q, ...(near && { near }) } };
  const { data, isFetching, error } = useQuery({
    ...reading(searchApi.search, options),
    ...askedAgain,
    enabled: q !== '' && query !== '',
    placeholderData: keepPreviousData,
  });
  return { hits: data?.hits ?? [], isLoading: isFetching || asked !== query, error };
}

function useHitResult(query: string, near: string | undefined): (hit: SearchHit) => Result {
  const t = useWords('search');
  const navigate = useNavigate();
  const { user } = useUser();
  return (hit) => {
    const isHere = near !== undefined && (hit.canvasId === near || hit.projectId === near);
    const path = placePath({ ...hit, nodeId: hit.kind === 'node' ? hit.id : null }) ?? '/';
    const title = hit.title || t('untitled');
    return {
      id: `${hit.kind} ${hit.id}`,
      group: isHere ? t('groupHere') : t('groupElsewhere'),
      title,
      where: hitWords(hit, isHere, t),
      excerpt: hit.excerpt,
      icon: <HitIcon kind={hit.kind} type={hit.type} />,
      run() {
        if (user) keepRecent(user.id, { path, title, where: hit.where, kind: `${hit.kind} ${hit.type ?? ''}`.trim() });
        void navigate(path);
      },
    };
  };
}

interface Recents {
  results: Result[];
  /** All that one may read, known before the search answers. */
  canvases: Result[];
  isLoading: boolean;
}

/** What was opened from here lately, filled up with the canvases that were changed last. */
function useRecent(): Recents {
  const t = useWords('search');
  const navigate = useNavigate();
  const { user } = useUser();
  const { data, isLoading } = useReading(canvasesApi.list);
  const [opened] = useState(() => (user ? readRecent(user.id) : []));
  const canvases = (data ?? []).map((canvas) => ({
    id: canvas.id,
    path: `/canvas/${canvas.id}`,
    title: canvas.title,
    where: canvas.description ?? t('canvas'),
    kind: 'canvas',
  }));
  const known = new Set(opened.map(({ path }) => path));
  const all = [...opened, ...canvases.filter(({ path }) => !known.has(path))].slice(0, RECENT);
  const toResult = ({ path, title, where, kind }: Recent): Result => {
    const [name = '', type = null] = kind.split(' ');
    const icon = <HitIcon kind={name} type={type} />;
    return { id: path, group: t('groupRecent'), title, where, icon, run: () => void navigate(path) };
  };
  const results = all.map(toResult);
  return {
    results,
    canvases: canvases.map(({ id, ...canvas }) => ({
      ...toResult(canvas),
      id: `canvas ${id}`,
      group: t('groupElsewhere'),
      run() {
        if (user) keepRecent(user.id, canvas);
        void navigate(canvas.path);
      },
    })),
    isLoading: isLoading && results.length === 0,
  };
}

const isLeaving = ({ id }: Result): boolean => id === 'log-out';

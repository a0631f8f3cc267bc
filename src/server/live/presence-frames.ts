import type { LiveMessage } from '#contract/live/messages.ts';
import { type Arrived, type PeersMessage, type PresenceRequest, type ViewRect } from '#contract/live/presence.ts';

/** Somebody as he is shown to the others on a board. */
export interface Appearance {
  /** Joins his tabs on this board; neither his id nor his role. */
  key: string;
  /** As `peerColourOf` counts them. */
  colour: number;
  name: string;
  isGuest: boolean;
}

type State = Omit<Extract<PresenceRequest, { do: 'here' }>, 'do' | 'boardId'>;

/** What one tab shows of its person, as it is known here. */
export interface PeerRow extends Required<Omit<State, 'view'>> {
  arrived: Arrived;
  view: ViewRect | null;
  follows: string | null;
}

export const told = ['at', 'sel', 'edit', 'caret', 'away', 'noFollow', 'view', 'follows'] as const;
export type ToldField = (typeof told)[number];

export const newRow = (arrived: Arrived): PeerRow => ({
  arrived,
  at: null,
  sel: [],
  edit: null,
  caret: null,
  away: false,
  noFollow: false,
  view: null,
  follows: null,
});

/** What has happened on a board since the last frame. */
export interface Since {
  came: ReadonlySet<string>;
  left: ReadonlySet<string>;
  changed: ReadonlyMap<string, ReadonlySet<ToldField>>;
}

type Rows = ReadonlyMap<string, PeerRow>;

/** Of these tabs what each sees that is followed. */
function viewsOf(rows: Rows, peers: ReadonlySet<string | null>): [string, ViewRect][] {
  const followed = followedIn(rows);
  return [...rows].flatMap(([peer, { view }]): [string, ViewRect][] =>
    view && peers.has(peer) && followed.has(peer) ? [[peer, view]] : [],
  );
}

const followedIn = (rows: Rows): Set<string> => new Set([...rows.values()].flatMap(({ follows }) => follows ?? []));

/** What has changed, for who knows the rest. */
export function frameOf(boardId: string, rows: Rows, { came, left, changed }: Since): LiveMessage {
  const of = <F extends ToldField>(field: F) =>
    [...changed].flatMap(([peer, fields]): [string, PeerRow[F]][] => {
      const row = fields.has(field) ? rows.get(peer) : undefined;
      return row ? [[peer, row[field]]] : [];
    });
  return slim({
    say: 'peers',
    boardId,
    in: [...came].flatMap((peer) => rows.get(peer)?.arrived ?? []),
    out: [...left],
    at: of('at'),
    sel: of('sel'),
    edit: of('edit'),
    caret: of('caret'),
    away: of('away'),
    noFollow: of('noFollow'),
    follows: of('follows'),
    view: viewsOf(rows, new Set([...of('view').map(([peer]) => peer), ...of('follows').map(([, whom]) => whom)])),
  });
}

/** All that is known, for the tab `self`. */
export function wholeOf(boardId: string, rows: Rows, self: string): LiveMessage {
  const where = <F extends ToldField>(field: F, isSaid: (value: PeerRow[F]) => boolean) =>
    [...rows].flatMap(([peer, row]): [string, PeerRow[F]][] => (isSaid(row[field]) ? [[peer, row[field]]] : []));
  return {
    ...slim({
      say: 'peers',
      boardId,
      in: [...rows.values()].map(({ arrived }) => arrived),
      at: where('at', (at) => at !== null),
      sel: where('sel', (sel) => sel.length > 0),
      edit: where('edit', (edit) => edit !== null),
      caret: where('caret', (caret) => caret !== null),
      away: where('away', Boolean),
      noFollow: where('noFollow', Boolean),
      follows: where('follows', (follows) => follows !== null),
      view: viewsOf(rows, followedIn(rows)),
    }),
    self,
  };
}

/** Without what is empty: a frame goes to everybody. */
function slim(frame: PeersMessage): PeersMessage {
  const entries = Object.entries(frame).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(entries) as PeersMessage;
}

import { access } from './access.ts';
import { account } from './account.ts';
import { aiSettings } from './ai-settings.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { canvas } from './canvas.ts';
import { chat } from './chat.ts';
import { chatModel } from './chat-model.ts';
import { clipboard } from './clipboard.ts';
import { comments } from './comments.ts';
import { common } from './common.ts';
import { conversations } from './conversations.ts';
import { dashboard } from './dashboard.ts';
import { evidence } from './evidence.ts';
import { exporting } from './exporting.ts';
import { nodeViews } from './node-views.ts';
import { faults } from './faults.ts';
import { find } from './find.ts';
import { guests } from './guests.ts';
import { history } from './history.ts';
import { knowledge } from './knowledge.ts';
import { library } from './library.ts';
import { links } from './links.ts';
import { making } from './making.ts';
import { media } from './media.ts';
import { notes } from './notes.ts';
import { notices } from './notices.ts';
import { offers } from './offers.ts';
import { orgs } from './orgs.ts';
import { outline } from './outline.ts';
import { plan } from './plan.ts';
import { presence } from './presence.ts';
import { projectBoard } from './project-board.ts';
import { projects } from './projects.ts';
import { prompts } from './prompts.ts';
import { prompter } from './prompter.ts';
import { rates } from './rates.ts';
import { keyboardA11y } from './keyboard-a11y.ts';
import { recipes } from './recipes.ts';
import { research } from './research.ts';
import { scriptVsRecording } from './script-vs-recording.ts';
import { search } from './search.ts';
import { sharing } from './sharing.ts';
import { shortcuts } from './shortcuts.ts';
import { shell } from './shell.ts';
import { sources } from './sources.ts';
import { subscribe } from './subscribe.ts';
import { titleBench } from './title-bench.ts';
import { templates } from './templates.ts';
import { groups } from './groups.ts';
import { visibility } from './visibility.ts';
import { voices } from './voices.ts';
import { wires } from './wires.ts';

type Same<Words> = Words extends string ? string : { readonly [Key in keyof Words]: Same<Words[Key]> };

/** A compile error here means: a key stands in one language only. */
const complete = <All extends Record<string, { ko: object; en: object }>>(
  all: All & { [Name in keyof All]: { en: Same<All[Name]['ko']>; ko: Same<All[Name]['en']> } },
): All => all;

/** THE REGISTRY of catalogues, one namespace a room; both languages hold the same keys. */
export const catalogues = complete({
  access,
  account,
  actions,
  aiSettings,
  board,
  canvas,
  chat,
  chatModel,
  clipboard,
  comments,
  common,
  conversations,
  dashboard,
  evidence,
  exporting,
  nodeViews,
  faults,
  find,
  guests,
  history,
  knowledge,
  library,
  links,
  making,
  media,
  notes,
  notices,
  offers,
  orgs,
  outline,
  plan,
  presence,
  projectBoard,
  projects,
  prompts,
  prompter,
  rates,
  keyboardA11y,
  recipes,
  research,
  scriptVsRecording,
  search,
  sharing,
  shell,
  shortcuts,
  sources,
  subscribe,
  titleBench,
  templates,
  visibility,
  groups,
  voices,
  wires,
});
export type Catalogues = typeof catalogues;
export type Namespace = keyof Catalogues;

/**
 * What a browser fetches together: the words of every screen and of the door, those of boards, of the sheet of the keys, of
 * chats with their sources and of every search, those for who comes by a link, and those of all other rooms. Which parts
 * something needs says whoever loads it, by
 * `withWords`.
 */
export const wordParts = {
  shared: ['access', 'common', 'faults', 'shell'],
  board: ['actions', 'board', 'canvas', 'clipboard', 'nodeViews', 'notes', 'keyboardA11y', 'wires'],
  keys: ['shortcuts'],
  talk: ['chat', 'chatModel', 'conversations', 'evidence', 'find', 'library', 'outline', 'search', 'sources'],
  guests: ['guests'],
  media: ['media'],
  comments: ['comments'],
  notices: ['notices'],
  history: ['history'],
  people: ['groups', 'links', 'presence', 'sharing', 'visibility'],
  recipes: [
    'exporting',
    'making',
    'offers',
    'plan',
    'prompts',
    'rates',
    'recipes',
    'prompter',
    'research',
    'scriptVsRecording',
    'templates',
    'titleBench',
    'voices',
  ],
  rooms: ['account', 'aiSettings', 'dashboard', 'knowledge', 'orgs', 'projectBoard', 'projects', 'subscribe'],
} as const satisfies Record<string, readonly Namespace[]>;
export type WordPart = keyof typeof wordParts;

/** All words of one language, or those of one part. */
export const wordsOf = (language: 'ko' | 'en', part?: WordPart) => {
  const names: readonly string[] = part ? wordParts[part] : Object.keys(catalogues);
  return Object.fromEntries(
    Object.entries(catalogues).flatMap(([name, both]) => (names.includes(name) ? [[name, both[language]]] : [])),
  );
};

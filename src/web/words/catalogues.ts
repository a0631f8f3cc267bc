import { access } from './access.ts';
import { account } from './account.ts';
import { board } from './board.ts';
import { canvas } from './canvas.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { faces } from './faces.ts';
import { faults } from './faults.ts';
import { knowledge } from './knowledge.ts';
import { orgs } from './orgs.ts';
import { projectBoard } from './project-board.ts';
import { projects } from './projects.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { sources } from './sources.ts';
import { subscribe } from './subscribe.ts';

type Same<Words> = Words extends string ? string : { readonly [Key in keyof Words]: Same<Words[Key]> };

/** A compile error here means: a key stands in one language only. */
const complete = <All extends Record<string, { ko: object; en: object }>>(
  all: All & { [Name in keyof All]: { en: Same<All[Name]['ko']>; ko: Same<All[Name]['en']> } },
): All => all;

/** THE REGISTRY of catalogues, one namespace a room; both languages hold the same keys. */
export const catalogues = complete({
  access,
  account,
  board,
  canvas,
  chat,
  common,
  dashboard,
  faces,
  faults,
  knowledge,
  orgs,
  projectBoard,
  projects,
  search,
  shell,
  sources,
  subscribe,
});
export type Catalogues = typeof catalogues;
export type Namespace = keyof Catalogues;

/** All words of one language. */
export const wordsOf = (language: 'ko' | 'en') =>
  Object.fromEntries(Object.entries(catalogues).map(([name, both]) => [name, both[language]]));

import { beforeAll, describe, expect, it } from 'vitest';
import type { Losses } from '#contract/orgs/trash.schema.ts';
import { drawn } from '../lib/test-view.tsx';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { LossList } from './LossList.tsx';

beforeAll(() => showWords('en', wordsOf('en')));

const nothing: Losses = { projects: 0, boards: 0, files: 0, conversations: 0, sharedCanvases: 0, people: 0, names: [] };
const said = (losses: Partial<Losses>) =>
  [...drawn(<LossList losses={{ ...nothing, ...losses }} hasFailed={false} isOrg />).querySelectorAll('dd')].map(
    ({ textContent }) => textContent,
  );

describe('what goes with an organisation', () => {
  it.each<[string, Partial<Losses>, string[]]>([
    ['names only what there is', { projects: 2, boards: 2 }, ['Projects: 2 · Boards: 2', 'Nobody but you']],
    ['says that there is nothing', {}, ['There are no projects in it', 'Nobody but you']],
    [
      'names three of many who lose it',
      { projects: 1, boards: 1, files: 4, people: 5, names: ['Kim', 'Oh', 'Han'] },
      ['Projects: 1 · Boards: 1 · Files: 4', 'Kim, Oh, Han and 2 more'],
    ],
    [
      'says that one shared canvas stays with its owner',
      { sharedCanvases: 1 },
      ['There are no projects in it', 'Nobody but you', '1 canvas, which its owner keeps'],
    ],
    [
      'says that shared canvases stay with their owners',
      { sharedCanvases: 3 },
      ['There are no projects in it', 'Nobody but you', '3 canvases, which their owners keep'],
    ],
  ])('%s', (_, losses, lines) => expect(said(losses)).toEqual(lines));
});

import { expect, it } from 'vitest';
import { catalogues } from '../../words/catalogues.ts';
import { translator, type WordTree } from '../../words/translate.ts';
import { boardActions } from '../actions/index.ts';
import { foundShortcuts, shortcutParts, type SheetWords } from './shortcut-lines.ts';

const say = (words: WordTree, language: string) => translator(words, language);
const wordsIn = (language: 'ko' | 'en') =>
  ({
    actions: say(catalogues.actions[language], language),
    notes: say(catalogues.notes[language], language),
    shortcuts: say(catalogues.shortcuts[language], language),
  }) as SheetWords;

const all = shortcutParts(boardActions, true, wordsIn('ko'), wordsIn('en'));
const namesOf = (sought: string) => foundShortcuts(all, sought).flatMap(({ lines }) => lines.map(({ name }) => name));

it.each([
  ['복제', ['복제']],
  ['duplicate', ['복제']],
  ['Ctrl Z', ['되돌리기']],
  ['굵게', ['굵게']],
  ['pinch', ['확대와 축소']],
  ['없는 단축키', []],
])('%j finds %j', (sought, names) => expect(namesOf(sought)).toEqual(expect.arrayContaining(names)));

it('finds nothing else', () => {
  expect(namesOf('ctrl+z')).toEqual(['되돌리기', '다시 실행']);
  expect(namesOf('t')).toEqual(['텍스트 상자', '가지런히 정리']);
  expect(namesOf('복제')).toEqual(['복제']);
  expect(namesOf('없는 단축키')).toEqual([]);
  expect(namesOf('')).toHaveLength(all.flatMap(({ lines }) => lines).length);
});

it('the title of a part finds all of it', () => {
  const hands = foundShortcuts(all, '마우스와 손가락').find(({ title }) => title === '마우스와 손가락');
  expect(hands?.lines.length).toBeGreaterThan(10);
});

it('a viewer is shown no keys of writing', () => {
  const titles = shortcutParts([], false, wordsIn('ko'), wordsIn('en')).map(({ title }) => title);
  expect(titles).toEqual(['열린 댓글에서', '마우스와 손가락']);
});

import { describe, expect, it } from 'vitest';
import type { Board, BoardNode } from '#contract/board/board.schema.ts';
import { applyChange, boardChange } from '#contract/board/changes.ts';
import type { Rect } from '#contract/board/geometry.ts';
import { GROUP_HEAD_PX, mayJoin } from '#contract/board/grouping.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { clampSize, rectOf, shownSize } from '#contract/board/sizes.ts';
import { OURS } from '#contract/limits.ts';
import { recipeIds, recipes } from '#contract/recipes/kinds/index.ts';
import { readsAsScript } from '#web/recipes/reads-as-script.ts';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import { templateChanges } from './templates.ts';

let count = 0;
const nextId = () => `0192f0c1-0000-7000-8000-${String(++count).padStart(12, '0')}`;
type Language = 'ko' | 'en';
const changesOf = (id: (typeof creatorTemplateIds)[number], language: Language) =>
  templateChanges(id, language, nextId);
const boardOf = (id: (typeof creatorTemplateIds)[number], language: Language): Board =>
  changesOf(id, language).reduce<Board>(applyChange, { nodes: [], edges: [] });

const isApart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const isWithin = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y >= outer.y + GROUP_HEAD_PX &&
  inner.y + inner.height <= outer.y + outer.height;
const pairs = <T>(all: readonly T[]) => all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

/** What is named after "press /". */
const named = { ko: /\/ 를 누르고 ‘([^’]+)’/g, en: /press \/ and choose “([^”]+)”/g };
const recipesIn = ({ content }: BoardNode, language: Language) =>
  [...content.matchAll(named[language])].map(([, name]) => name);

const cases = creatorTemplateIds.flatMap((id) => [[id, 'ko'] as const, [id, 'en'] as const]);

it('are ten boards', () => expect(new Set(creatorTemplateIds).size).toBe(10));

describe.each(cases)('the board %s, in %s', (id, language) => {
  const { nodes, edges } = boardOf(id, language);
  const groups = nodes.filter((node) => node.type === 'group');

  it('consists of changes that every board accepts, in sizes that stay as they are', () => {
    for (const change of changesOf(id, language)) expect(boardChange.parse(change)).toEqual(change);
    for (const node of nodes) {
      expect(clampSize(toNodeKind(node.type), node.size ?? shownSize(node))).toEqual(node.size);
      expect(shownSize(node)).toEqual(node.size);
    }
    expect(nodes.length).toBeLessThanOrEqual(OURS.changesPerRequest);
  });

  it('lays nothing upon another, but members into their group, below its title', () => {
    const free = nodes.filter((node) => node.parentId === null).map(rectOf);
    for (const [a, b] of pairs(free)) expect(isApart(a, b)).toBe(true);
    for (const group of groups) {
      const members = nodes.filter((node) => node.parentId === group.id);
      for (const [a, b] of pairs(members.map(rectOf))) expect(isApart(a, b)).toBe(true);
      for (const member of members) {
        expect(mayJoin(member, group).ok).toBe(true);
        expect(isWithin(rectOf(member), rectOf(group))).toBe(true);
      }
    }
  });

  it('wires its groups to the AI chat, each once', () => {
    const typeOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.type;
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.map(({ source, target }) => [typeOf(source), typeOf(target)])).toEqual(
      edges.map(() => ['group', 'ai_chat']),
    );
    expect(new Set(edges.map(({ source, target }) => `${source} ${target}`)).size).toBe(edges.length);
  });

  it('leads no wire behind a card that it does not join', () => {
    const rects = new Map(nodes.filter((node) => node.parentId === null).map((node) => [node.id, rectOf(node)]));
    for (const { source, target } of edges) {
      const ends = [source, target].flatMap((end) => rects.get(end) ?? []).toSorted((a, b) => a.x - b.x);
      const [first, second] = ends;
      if (!first || !second) throw new Error('missing');
      const [top, bottom] = ends.map(({ y, height }) => y + height / 2).toSorted((a, b) => a - b);
      const x = first.x + first.width;
      const way = { x, y: top ?? 0, width: second.x - x, height: (bottom ?? 0) - (top ?? 0) };
      for (const [nodeId, rect] of rects)
        if (nodeId !== source && nodeId !== target) expect(isApart(way, rect)).toBe(true);
    }
  });

  it('has no marks on sticky notes, which would be read as they stand', () => {
    const stickies = nodes.filter(({ type }) => type === 'sticky');
    for (const { content } of stickies) expect(content).not.toMatch(/^- |\[ \]|\*\*|^#/m);
  });

  it('says on each sticky note, which shows no title, what it is about', () => {
    for (const { content, title } of nodes.filter(({ type }) => type === 'sticky'))
      expect(content.split('\n', 2)).toEqual([title, '']);
  });

  it('says something on every card, with lists to check and blanks to fill', () => {
    for (const node of nodes) {
      expect(node.title.trim()).not.toBe('');
      if (node.type === 'text' || node.type === 'sticky') expect(node.content.trim()).not.toBe('');
    }
    const words = nodes.map((node) => node.content).join('\n');
    expect(words).toMatch(/^- \[ \] /m);
    expect(words).toMatch(/\{\{[^{}]+\}\}/);
  });

  it('leads to recipes by the names that they have', () => {
    const offered = recipeIds.map((recipe) => recipes[recipe].name[language]);
    const told = nodes.flatMap((node) => recipesIn(node, language));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((name) => !offered.includes(name ?? ''))).toEqual([]);
  });
});

it.each(cases)('%s (%s) holds no note that is taken for a script before one is written', (id, language) => {
  const { nodes } = boardOf(id, language);
  expect(nodes.filter(({ title, content }) => readsAsScript(title, content)).map(({ title }) => title)).toEqual([]);
});

describe.each(creatorTemplateIds)('the board %s', (id) => {
  const [ko, en] = [boardOf(id, 'ko'), boardOf(id, 'en')];

  it('stands at the same places in both languages, in the words of each', () => {
    expect(en.nodes.map(({ type, position, size }) => [type, position, size])).toEqual(
      ko.nodes.map(({ type, position, size }) => [type, position, size]),
    );
    expect(en.nodes.map(({ title, content }) => `${title}\n${content}`).join('\n')).not.toMatch(/[가-힣]/);
    const written = ko.nodes.filter(({ content }) => content !== '');
    expect(written.filter(({ content }) => !/[가-힣]/.test(content)).map(({ title }) => title)).toEqual([]);
  });

  it('leads to the same recipes in both languages', () => {
    const idsIn = (board: Board, language: Language) =>
      board.nodes.map((node) =>
        recipesIn(node, language).map((name) => recipeIds.find((one) => recipes[one].name[language] === name)),
      );
    expect(idsIn(en, 'en')).toEqual(idsIn(ko, 'ko'));
  });
});

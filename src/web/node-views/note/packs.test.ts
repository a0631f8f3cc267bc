import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { testIds } from '#contract/base/test-ids.ts';
import { findKind } from '#contract/recipes/kinds/index.ts';
import { chaptersIntoPack, packsOf, scriptsOfPack, timesForPack } from './packs.ts';

const note = (id: string, content: string, metadata = {}) =>
  blankNode({ id, type: 'text', title: id, content, metadata });
const [script, own, other, gone, described] = testIds(5);
const SCRIPT = '## 훅\n말\n\n## 챕터\n\n> - 00:00 훅\n> - 00:25 장보기\n> - 01:05 마무리\n';
const PACK = '## 설명\n\n첫 줄\n\n## 챕터 (계획 8:00)\n\n00:00 인사\n01:00 장\n07:00 끝\n';
const packFrom = (id: string, ...sources: readonly string[]) =>
  note(id, PACK, {
    recipe: { id: 'description-pack', values: { topic: '식비', chapters: '' } },
    madeFrom: sources.map((nodeId) => ({ nodeId, title: nodeId, hash: 'x' })),
  });
const times = [
  { startSec: 0, title: '훅' },
  { startSec: 25, title: '장보기' },
  { startSec: 65, title: '마무리' },
];

describe('the description of a film that was compared with its script', () => {
  it('is that which was made from the script, else any of the board', () => {
    const nodes = [note(script, SCRIPT), packFrom(own, script), packFrom(other, gone), note(described, '메모')];
    const ids = (id: string) => packsOf(id, { nodes: () => nodes }).map((pack) => pack.id);
    expect(ids(script)).toEqual([own]);
    expect(ids(own)).toEqual([own, other]);
  });

  it('is told of the times that stand below its script, until it has them', () => {
    const pack = packFrom(described, gone, script);
    expect(scriptsOfPack(pack)).toEqual([gone, script]);
    expect(scriptsOfPack(note(own, '메모', { madeFrom: pack.metadata['madeFrom'] }))).toEqual([]);
    const found = timesForPack(pack.content, [undefined, note(script, SCRIPT)]);
    expect(found?.map(({ startSec }) => startSec)).toEqual([0, 25, 65]);
    const change = chaptersIntoPack(pack, times, null);
    const patched = change.do === 'patch-node' ? (change.patch.content ?? '') : '';
    expect(timesForPack(patched, [note(script, SCRIPT)])).toBeNull();
    expect(timesForPack(PACK, [note(script, '## 훅\n말')])).toBeNull();
  });

  it('is judged by the new times from then on', () => {
    const change = chaptersIntoPack(packFrom(described, script), times, 80);
    if (change.do !== 'patch-node') throw new Error(change.do);
    const { content = '', metadata } = change.patch;
    const made = metadata?.['recipe'] as { values: Record<string, string | number> };
    const rules = findKind('description-pack')
      ?.check?.(content, made.values)
      .map(({ rule }) => rule);
    expect(made.values).toMatchObject({ topic: '식비', filmSec: 80 });
    expect(rules).not.toContain('chapters-of-nobody');
    expect(content).toContain('## 챕터 (영상 1:20)\n\n00:00 인사\n00:25 장\n01:05 끝');
  });
});

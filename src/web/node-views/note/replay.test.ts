import { describe, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import { mergedText } from '../../recipes/merge.ts';
import { mergeInto, takeReplayed, type Replay } from './replay.ts';

const cite = (mark: number, passageId: string) => ({
  mark,
  passageId,
  nodeId: 'node',
  title: passageId,
  quote: passageId,
});
const answer = (content: string, passages: string[], metadata = {}) => ({
  title: '',
  content,
  metadata: { answerOf: {}, citations: passages.map((id, at) => cite(at + 1, id)), ...metadata },
});
const note = (content: string, citations: object[]) =>
  blankNode({ id: 'note', type: 'text', title: '', content, metadata: { citations, voice: { id: 'v', name: '나' } } });
const take = (
  made: Replay,
  node = note('가 [1]\n나 [2]\n내 말 [3]', [cite(1, 'a'), cite(2, 'b'), cite(3, 'kept')]),
) => {
  const merging = mergeInto(node, made);
  return takeReplayed(
    node,
    made,
    merging,
    mergedText(merging.stretches, () => 'mine'),
  );
};

describe('a result that is made once more', () => {
  it('keeps the evidence of what was kept from results before the last', () => {
    const made = {
      before: answer('가 [1]\n나 [2]', ['a', 'b']),
      after: answer('가 [1]\n나 [2]\n다 [3]\n라 [4]', ['a', 'b', 'c', 'd']),
    };
    const change = take(made);
    const { content, metadata } = change.do === 'patch-node' ? change.patch : {};
    const mark = /내 말 \[(\d+)\]/.exec(content ?? '')?.[1];
    const citations = (metadata?.['citations'] ?? []) as { mark: number; passageId: string }[];
    expect(citations.find((one) => String(one.mark) === mark)?.passageId).toBe('kept');
  });

  it('keeps a number in brackets that a person wrote and that cites nothing', () => {
    const made = { before: answer('가 [1]', ['a']), after: answer('가 [1]\n나 [2]', ['a', 'b']) };
    const change = take(made, note('가 [1]\n준비물 [12]', [cite(1, 'a')]));
    expect(change.do === 'patch-node' && change.patch.content).toContain('준비물 [12]');
  });

  it('is spoken as fast as the note was set to meanwhile', () => {
    const made = (speed: number) => ({ recipe: { id: 'long-script', values: { topic: '식비', speed } } });
    const change = take(
      { before: answer('가 [1]', ['a'], made(300)), after: answer('나 [1]', ['a'], made(300)) },
      blankNode({ id: 'note', type: 'text', title: '', content: '가 [1]', metadata: made(340) }),
    );
    expect(change.do === 'patch-node' && change.patch.metadata).toMatchObject(made(340));
  });

  it('is in the voice that it was made in now, or in none', () => {
    const before = answer('가 [1]', ['a']);
    const voiceOf = (after: Replay['after']) => {
      const change = take({ before, after });
      return change.do === 'patch-node' ? change.patch.metadata?.['voice'] : undefined;
    };
    expect(voiceOf(answer('가 [1]', ['a'], { voice: { id: 'w', name: '새' } }))).toEqual({ id: 'w', name: '새' });
    expect(voiceOf(answer('가 [1]', ['a']))).toBeNull();
  });

  it('tells what became of the quotations that stand in it, of the new ones as they were judged now', () => {
    const quote = (words: string, verdict: string) => ({ words, verdict, found: null });
    const before = answer('사이\n“가” [1]\n“나” [1]', ['a']);
    const after = answer('사이\n“가” [1]\n“다” [1]', ['a'], {
      quotes: [quote('“가”', 'supported'), quote('“다”', 'not-found')],
    });
    const mine = note('내가 넣은 “라”\n사이\n“가” [1]\n“나” [1]', [cite(1, 'a')]);
    const quotes = [quote('“가”', 'altered'), quote('“나”', 'altered'), quote('“라”', 'elsewhere')];
    const change = take({ before, after }, { ...mine, metadata: { ...mine.metadata, quotes } });
    expect(change.do === 'patch-node' && change.patch.metadata?.['quotes']).toEqual([
      quote('“가”', 'supported'),
      quote('“다”', 'not-found'),
      quote('“라”', 'elsewhere'),
    ]);
  });

  it('is fresh once it was taken, also where its sources were too many to note', () => {
    const change = take({ before: answer('가 [1]', ['a']), after: answer('나 [1]', ['a']) });
    expect(change.do === 'patch-node' && change.patch.metadata?.['madeFrom']).toEqual([]);
  });
});

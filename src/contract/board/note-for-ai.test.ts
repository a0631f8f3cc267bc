import { describe, expect, it } from 'vitest';
import { OURS } from '../limits.ts';
import { blankNode } from './blank.ts';
import { boardNode, nodePatch } from './board.schema.ts';
import { noteForAi, noteIssue, readNote } from './note-for-ai.ts';

const most = 'ㄱ'.repeat(OURS.noteForAiLength);

describe('a note for the AI', () => {
  it.each<[stored: unknown, note: string | null]>([
    ['  내 영상이에요.\n말투를 따라 주세요. ', '내 영상이에요.\n말투를 따라 주세요.'],
    ['   ', null],
    [undefined, null],
    [null, null],
    [7, null],
    [['내 영상'], null],
  ])('of %j reads %j', (stored, note) => {
    expect(noteForAi({ noteForAi: stored })).toBe(note);
  });

  it('that is longer than it may be is cut where it was stored nevertheless', () => {
    expect(noteForAi({ noteForAi: most })).toBe(most);
    expect(noteForAi({ noteForAi: `${most}!` })).toBe(most);
    expect(noteForAi({ noteForAi: `${most.slice(1)}😀` })).toBe(most.slice(1));
  });

  it.each([
    ['none', undefined, true],
    ['one taken away', null, true],
    ['the longest', most, true],
    ['one too long', `${most}!`, false],
    ['an object', { toString: 'x' }, false],
    ['a number', 1, false],
  ])('is judged before it is stored: %s', (_, note, isStorable) => {
    const facts = note === undefined ? {} : { noteForAi: note };
    expect(noteIssue(facts) === null).toBe(isStorable);
    expect(nodePatch.safeParse({ metadata: facts }).success).toBe(isStorable);
    const node = { ...blankNode({ id: '019b0000-0000-7000-8000-000000000001' }), metadata: facts };
    expect(boardNode.safeParse(node).success).toBe(isStorable);
  });

  it('is kept trimmed, and taken away when it is emptied', () => {
    expect(readNote(' 내 영상 ', null)).toEqual({ ok: true, value: '내 영상' });
    expect(readNote('  ', '내 영상')).toEqual({ ok: true, value: null });
    expect(readNote('내 영상 ', '내 영상')).toEqual({ ok: false, reason: 'unchanged' });
    expect(readNote('', null)).toEqual({ ok: false, reason: 'unchanged' });
  });
});

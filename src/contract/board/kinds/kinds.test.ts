import { describe, expect, it } from 'vitest';
import { storedTypes } from '../stored-types.ts';
import { nodeKindIds, nodeKinds, toNodeKind, toNodeLook, toStoredType, type NodeKindId } from './index.ts';

describe('types accepted and mapped to client display kinds', () => {
  it.each<[NodeKindId, string[]]>([
    ['text', ['basic', 'default', 'note', 'text', 'user_note']],
    ['sticky', ['memo', 'sticky']],
    ['ai', ['ai', 'ai_summary']],
    ['ai-chat', ['ai-chat', 'ai_chat', 'aiChat']],
    ['youtube', ['youtube', 'youtube_transcript']],
    ['instagram', ['instagram', 'instagram_transcript']],
    ['website', ['website', 'website_content']],
    ['file', ['file']],
    ['group', ['group']],
  ])('%s: %j', (kind, names) => {
    expect(names.map((name) => toNodeKind(name))).toEqual(names.map(() => kind));
  });
});

describe('Unknown types become text', () => {
  it.each(['', 'template', 'virus', 'TEXT', 'constructor', '__proto__', 'toString'])('%j', (name) =>
    expect(toNodeKind(name)).toBe('text'),
  );
});

describe('how a node is coloured and signed', () => {
  it('as its kind, and a template by itself although it is a text', () => {
    expect(toNodeLook('template')).toBe('template');
    for (const type of storedTypes.filter((name) => name !== 'template')) {
      expect(toNodeLook(type)).toBe(toNodeKind(type));
    }
  });
});

describe('A user_note whose metadata has both url and domain is shown as a website', () => {
  it.each([
    [{ url: 'https://a.kr', domain: 'a.kr' }, 'website'],
    [{ url: 'https://a.kr' }, 'text'],
    [{ domain: 'a.kr' }, 'text'],
    [{ url: '', domain: 'a.kr' }, 'text'],
    [{}, 'text'],
  ])('%j: %s', (metadata, kind) => expect(toNodeKind('user_note', metadata)).toBe(kind));
  it('and only a user_note', () =>
    expect(toNodeKind('sticky', { url: 'https://a.kr', domain: 'a.kr' })).toBe('sticky'));
});

describe('the name under which a node is stored', () => {
  it.each(storedTypes)('%s stays', (type) => expect(toStoredType(type)).toBe(type));
  it.each([
    ['ai-chat', 'ai_chat'],
    ['memo', 'sticky'],
    ['youtube', 'youtube_transcript'],
    ['website_content', 'website'],
    ['nobody', 'text'],
  ])('%s becomes %s', (given, stored) => expect(toStoredType(given)).toBe(stored));
  it('leads back to the kind it came from', () => {
    for (const kind of nodeKindIds) expect(toNodeKind(nodeKinds[kind].storedAs)).toBe(kind);
  });
});

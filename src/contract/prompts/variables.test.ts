import { describe, expect, it } from 'vitest';
import { OURS } from '../limits.ts';
import { fillPrompt, variablesIn } from './variables.ts';

const longest = '가'.repeat(OURS.promptVariableLength);

describe('the variables of a prompt', () => {
  it.each<[string, string, string[]]>([
    ['none', '쇼츠 대본을 써 줘', []],
    ['one in Hangul', '{{제목}}으로 써 줘', ['제목']],
    ['each once, in the order of their first places', '{{b}} {{a}} {{b}}', ['b', 'a']],
    [
      'letters, digits, spaces and _ of any script',
      '{{영상 길이_2}}{{título}}{{タイトル}}{{हिन्दी}}',
      ['영상 길이_2', 'título', 'タイトル', 'हिन्दी'],
    ],
    ['the same with spaces around and within', '{{ 영상  길이 }} {{영상 길이}}', ['영상 길이']],
    ['the same however the letters are composed', `{{${'제목'.normalize('NFD')}}} {{제목}}`, ['제목']],
    ['letters of another case are another name', '{{Title}} {{title}}', ['Title', 'title']],
    [`up to ${OURS.promptVariableLength} characters`, `{{${longest}}} {{${longest}나}}`, [longest]],
    ['none without a name', '{{}} {{ }} {제목} {{제목} {{a-b}} {{a\nb}} {{a.b}}', []],
    ['one within further braces', '{{{제목}}}', ['제목']],
    ['names that every object has', '{{constructor}} {{__proto__}}', ['constructor', '__proto__']],
  ])('%s', (_, text, names) => expect(variablesIn(text)).toEqual(names));

  it('are found in a hostile text in the time of its length', () => {
    expect(variablesIn('{{'.repeat(20_000) + 'a'.repeat(20_000))).toEqual([]);
    expect(variablesIn(`{{${' '.repeat(40_000)}`)).toEqual([]);
  });
});

describe('a filled prompt', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['has the value at every place', '{{a}} 그리고 {{ a }}', { a: '하나' }, '하나 그리고 하나'],
    ['keeps what is unknown in sight', '{{a}} {{b}}', { a: '하나' }, '하나 {{b}}'],
    ['expands no value again', '{{a}} {{b}}', { a: '{{b}}', b: '{{a}}' }, '{{b}} {{a}}'],
    ['joins no braces of value and text to a variable', '{{{a}}b}}', { a: '{', b: 'x' }, '{{b}}'],
    ['takes signs of replacement as they are', '{{a}}', { a: "$& $1 $$ $'" }, "$& $1 $$ $'"],
    ['takes an empty value', '[{{a}}]', { a: '' }, '[]'],
    ['finds nothing that nobody gave', '{{constructor}} {{toString}}', {}, '{{constructor}} {{toString}}'],
    ['is the text where there are no variables', '그대로', { a: 'x' }, '그대로'],
    ['finds values under the composed name', `{{${'제목'.normalize('NFD')}}}`, { 제목: '홈카페' }, '홈카페'],
  ])('%s', (_, text, values, filled) => expect(fillPrompt(text, values)).toBe(filled));

  it('takes a value for a name that objects have of their own', () => {
    const values = JSON.parse('{ "__proto__": "p" }') as Record<string, string>;
    expect(fillPrompt('{{__proto__}}', values)).toBe('p');
  });
});

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
    ['named in words with signs', '{{video-title}} {{a.b}} {{타깃/연령}}', ['video-title', 'a.b', '타깃/연령']],
    [
      'named in words with brackets, commas and questions',
      '{{보는 사람(나이)}} {{시작 말, 코너}} {{얼마예요?}} {{나이: 20대}}',
      ['보는 사람(나이)', '시작 말, 코너', '얼마예요?', '나이: 20대'],
    ],
    ['of any other signs', '{{🎬}} {{%}} {{#1}} {{"}} {{$&}}', ['🎬', '%', '#1', '"', '$&']],
    ['the same with tabs and hard spaces', '{{\t영상\u00a0길이 }} {{영상 길이}}', ['영상 길이']],
    ['none without a name', '{{}} {{ }} {{\t}} {제목} {{제목} {제목}}', []],
    ['none over a break of lines', '{{a\nb}} {{a\r\nb}} {{a\u2028b}}', []],
    ['the inner one of two', '{{a{{b}}c}}', ['b']],
    ['one within further braces', '{{{제목}}}', ['제목']],
    ['names that every object has', '{{constructor}} {{__proto__}}', ['constructor', '__proto__']],
  ])('%s', (_, text, names) => expect(variablesIn(text)).toEqual(names));

  it('are found in a hostile text in the time of its length', () => {
    expect(variablesIn('{{'.repeat(20_000) + 'a'.repeat(20_000))).toEqual([]);
    expect(variablesIn(`{{${' '.repeat(40_000)}`)).toEqual([]);
    expect(variablesIn(`{{${' '.repeat(40_000)}}}`)).toEqual([]);
    expect(variablesIn('{{a'.repeat(20_000))).toEqual([]);
  });
});

describe('a filled prompt', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['has the value at every place', '{{a}} 그리고 {{ a }}', { a: '하나' }, '하나 그리고 하나'],
    ['keeps what is unknown in sight', '{{a}} {{b}}', { a: '하나' }, '하나 {{b}}'],
    ['expands no value again', '{{a}} {{b}}', { a: '{{b}}', b: '{{a}}' }, '{{b}} {{a}}'],
    ['joins no braces of value and text to a variable', '{{{a}}b}}', { a: '{', b: 'x' }, '{{b}}'],
    ['takes signs of replacement as they are', '{{a}}', { a: "$& $1 $$ $'" }, "$& $1 $$ $'"],
    [
      'has values for names with signs',
      '{{video-title}} {{ 보는 사람(나이) }}',
      { 'video-title': 'a', '보는 사람(나이)': 'b' },
      'a b',
    ],
    ['takes an empty value', '[{{a}}]', { a: '' }, '[]'],
    ['finds nothing that nobody gave', '{{constructor}} {{toString}}', {}, '{{constructor}} {{toString}}'],
    [
      'has the particle that the value asks for',
      '{{a}}을 {{b}}(으)로, {{a}}은행',
      { a: '홈카페', b: '대본' },
      '홈카페를 대본으로, 홈카페은행',
    ],
    ['is the text where there are no variables', '그대로', { a: 'x' }, '그대로'],
    ['finds values under the composed name', `{{${'제목'.normalize('NFD')}}}`, { 제목: '홈카페' }, '홈카페'],
  ])('%s', (_, text, values, filled) => expect(fillPrompt(text, values)).toBe(filled));

  it('takes a value for a name that objects have of their own', () => {
    const values = JSON.parse('{ "__proto__": "p" }') as Record<string, string>;
    expect(fillPrompt('{{__proto__}}', values)).toBe('p');
  });

  it.each([
    '{{video-title}} {{ 보는  사람(나이)}} {{타깃/연령}} {{a}} {{{b}}',
    `{{${longest}}} {{${longest}나}} {{}} {{ }} {{a\nb}}`,
  ])('has a place for every variable that is asked for, and for no other: %s', (text) => {
    const names = variablesIn(text);
    const filled = fillPrompt(text, Object.fromEntries(names.map((name, i) => [name, `<${i}>`])));
    for (const i of names.keys()) expect(filled).toContain(`<${i}>`);
    for (const name of names) expect(filled).not.toContain(`{{${name}}}`);
  });
});

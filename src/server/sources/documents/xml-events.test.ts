import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from './xml-events.ts';

/** What is heard, in a line: '<a x=1' opens, '>a' closes, anything else is text. */
function heard(xml: string, asked = 'x'): string[] {
  const events: string[] = [];
  readXml(xml, {
    open: (name, attribute) =>
      void events.push(attribute(asked) === null ? `<${name}` : `<${name} ${attribute(asked)}`),
    text: (text) => void (text.trim() !== '' && events.push(text)),
    close: (name) => void events.push(`>${name}`),
  });
  return events;
}

describe('XML', () => {
  it.each<[string, string, string[]]>([
    ['elements and their text', '<a><b>말</b> 끝</a>', ['<a', '<b', '말', '>b', ' 끝', '>a']],
    ['names without their prefix', '<w:p w:x="0"><w:t/></w:p>', ['<p', '<t', '>t', '>p']],
    ['attributes in either quotes, with spaces', `<a x = '1'/><a y="x=2" x="3"/>`, ['<a 1', '>a', '<a 3', '>a']],
    ['no attribute by a part of its name', '<a xx="1" bx="2"/>', ['<a', '>a']],
    ['a sign that ends a tag within quotes', '<a x="1>2">t</a>', ['<a 1>2', 't', '>a']],
    ['the five entities and numbers', '<a x="&lt;&#44032;">&amp;&#xAC00;&apos;</a>', ['<a <가', "&가'", '>a']],
    ['other entities as they are written', '<!DOCTYPE a [<!ENTITY b "bomb">]><a>&b;</a>', ['<a', '&b;', '>a']],
    ['no comments and instructions', '<?xml version="1.0"?><!-- <b> --><a><?x <c>?></a>', ['<a', '>a']],
    ['unread text as it stands', '<a><![CDATA[<b>&amp;]]></a>', ['<a', '<b>&amp;', '>a']],
    ['what is broken off as far as it goes', '<a><b>t</b><c x="1', ['<a', '<b', 't', '>b', '<c']],
    ['nothing', '', []],
  ])('is heard in its order: %s', (_, xml, events) => {
    expect(heard(xml)).toEqual(events);
  });

  it('is heard until the listener has heard enough', () => {
    const names: string[] = [];
    readXml('<a/><b/><c/>', { open: (name) => void names.push(name), isDone: () => names.length === 2 });
    expect(names).toEqual(['a', 'b']);
  });

  it('of any kind comes to an end', () => {
    const piece = fc.constantFrom('<', '>', '/', '!', '-', '[', ']', '"', "'", '&', ';', '?', 'a', ' ', '=', 'CDATA[');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        heard(pieces.join(''));
      }),
    );
  });
});

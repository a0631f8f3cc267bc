import { constantFrom, array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage } from './dom.ts';
import { NODE, type PageNode } from './page-node.ts';

const read = (html: string): PageNode => parsePage(html) as unknown as PageNode;
const bodyOf = (html: string): PageNode => read(html).body as PageNode;
const textOf = (node: PageNode): string =>
  node.nodeType === NODE.text ? (node.nodeValue ?? '') : node.childNodes.map(textOf).join('');

describe('a page as a tree', () => {
  it('has the elements, their attributes by their names in lower case, and the text without its comments', () => {
    const body = bodyOf('<BODY><P CLASS="a b" id=one class="later">Ham <!-- not --><b>&amp; eggs</b></P><p>two<br>');
    const [first, second] = body.children;
    expect(body.children.map((element) => element.tagName)).toEqual(['P', 'P']);
    expect([first?.className, first?.id, first?.getAttribute('title')]).toEqual(['a b', 'one', null]);
    expect([first?.textContent, second?.textContent]).toEqual(['Ham & eggs', 'two']);
    expect(second?.lastChild?.tagName).toBe('BR');
  });

  it('has a body where the page names none, or names it late', () => {
    expect(bodyOf('<html><head><title>T</title></head><p>Words</p></html>').textContent).toBe('Words');
    expect(bodyOf('<html><head></head><script>1</script><body>Words</body></html>').textContent).toBe('Words');
    expect(bodyOf('Words').textContent).toBe('Words');
  });

  it('says what its own style hides', () => {
    const [shown, hidden, plain] = bodyOf(
      '<p style="color: red; display:block">a</p><p style="DISPLAY:x;display : none; visibility:hidden">b</p><p>c</p>',
    ).children;
    expect(shown?.style).toEqual({ display: 'block', visibility: '' });
    expect(hidden?.style).toEqual({ display: 'none', visibility: 'hidden' });
    expect(plain?.style).toBeNull();
  });

  it('finds elements by selectors, in the order of the page and below the one that is asked', () => {
    const page = read('<div id="a"><p class="x">1</p><ul><li><p>2</p></li></ul></div><p rel="Author">3</p>');
    const texts = (selector: string) => page.querySelectorAll(selector).map((element) => element.textContent);
    expect(texts('p')).toEqual(['1', '2', '3']);
    expect(texts('li, p.x')).toEqual(['1', '2']);
    expect(texts('div li p')).toEqual(['2']);
    expect(texts('[rel~="author"]')).toEqual(['3']);
    const list = page.querySelector('ul') as PageNode;
    expect(list.querySelectorAll('div p')).toHaveLength(1);
    expect(list.querySelector('p.x')).toBeNull();
    list.remove();
    expect(texts('div li p')).toEqual([]);
  });

  it('is put back as it was kept', () => {
    const body = bodyOf('<p class="a">one</p><p>two</p>');
    const kept = body.innerHTML;
    for (const text of ['one', 'two']) {
      body.firstChild?.remove();
      body.firstElementChild?.setAttribute('class', 'changed');
      expect(body.textContent, text).toBe('two');
      body.innerHTML = kept;
      expect(body.textContent).toBe('onetwo');
      expect(body.firstElementChild?.className).toBe('a');
    }
  });

  it('knows its text whatever is moved, replaced or taken away', () => {
    const change = tuple(constantFrom('append', 'before', 'replace', 'remove', 'ask'), integer(), integer());
    assert(
      property(array(change, { maxLength: 40 }), (changes) => {
        const body = bodyOf('<div>a<p>b<i>c</i></p>d</div><section><p>e</p>f<ul><li>g</li><li>h</li></ul></section>');
        const nodes = [...body.querySelectorAll('*'), body];
        for (const [what, from, to] of changes) {
          const node = nodes[Math.abs(from) % nodes.length] as PageNode;
          const other = nodes[Math.abs(to) % nodes.length] as PageNode;
          const isBelow = [other, ...other.querySelectorAll('*')].includes(node);
          if (what === 'remove' && node !== body) node.remove();
          else if (what === 'append' && !isBelow && other !== body) node.appendChild(other);
          else if (what === 'before' && !isBelow && other !== body) node.insertBefore(other, node.firstChild);
          else if (what === 'replace' && !isBelow && other !== body && node.lastChild && node.lastChild !== other)
            if (!other.querySelectorAll('*').includes(node.lastChild)) node.replaceChild(other, node.lastChild);
          expect(node.textContent).toBe(textOf(node));
        }
        for (const node of nodes) expect(node.textContent).toBe(textOf(node));
      }),
    );
  });
});

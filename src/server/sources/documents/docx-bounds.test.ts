import { describe, expect, it } from 'vitest';
import { makeWord, paragraph as p, type WordPart } from '../../../../tests/replay/word-package.ts';
import { readDocx } from './docx-text.ts';

const textsOf = async (body: string, parts: readonly WordPart[] = []): Promise<string[]> =>
  (await readDocx(makeWord(body, { parts }))).blocks.map(({ text }) => text);

describe('a Word document of bad will', () => {
  it.each([
    ['tables', '<w:tbl><w:tr><w:tc>', ''],
    ['boxes', '<w:p><w:r><w:txbxContent>', ''],
    ['fields', '<w:r><w:fldChar w:fldCharType="begin"/></w:r>', ''],
    ['alternatives', '<mc:AlternateContent><mc:Choice>', ''],
  ])('of %s in each other without end is read to its end', async (_, open, close) => {
    expect(await textsOf(p('앞') + open.repeat(20_000) + p('안') + close)).toContain('앞');
  });

  it('whose styles rest on each other, and whose lists are each other’s, is read', async () => {
    const styles =
      '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const parts = [
      { kind: 'styles', name: 'styles.xml', root: 'styles', content: styles },
      { kind: 'numbering', name: 'numbering.xml', root: 'numbering', content: numbering },
    ];
    expect(await textsOf(p('글', '<w:pStyle w:val="a"/><w:numPr><w:numId w:val="1"/></w:numPr>'), parts)).toEqual([
      '글',
    ]);
  });

  it('that holds itself over and over is read a few times', async () => {
    let within = makeWord(p('가장 안쪽'));
    for (let i = 0; i < 6; i++)
      within = makeWord(`${p(`${i}`)}<w:altChunk r:id="c"/>`, {
        parts: [{ id: 'c', kind: 'aFChunk', name: 'a.docx', content: within }],
      });
    const { blocks, leftOut } = await readDocx(within);
    expect([blocks.map(({ text }) => text), leftOut]).toEqual([['5', '4', '3'], { objects: 1 }]);
  });
});

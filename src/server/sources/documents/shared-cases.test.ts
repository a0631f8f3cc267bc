import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../files/check-content.ts';
import type { DocumentText } from './document-reader.ts';
import { readDocx } from './docx-text.ts';
import { readEpub } from './epub-text.ts';
import { readPptx } from './pptx-text.ts';
import { readXlsx } from './xlsx-text.ts';

const cases = new URL('../../../../../shared/cases/', import.meta.url);
const readers: Record<string, (bytes: Buffer) => Promise<DocumentText>> = {
  docx: readDocx,
  xlsx: readXlsx,
  pptx: readPptx,
  epub: readEpub,
};

describe.skipIf(!existsSync(cases))('an Office document that once failed', () => {
  it.each<[string, ...string[]]>([
    ['02-docx-word-online/word-online.docx', 'Walking on imported air'],
    ['02-docx-word-online/backslash.docx', 'Walking on imported air'],
    ['03-xlsx-zip-names/capital-sharedstrings.xlsx', 'Alpha: 89 | Beta: 82 | Gamma: 100 | Delta: 12'],
    [
      '04-xlsx-elapsed/시청시간.xlsx',
      '영상: 핸드드립 편 | 총 시청 시간: 40:01:02 | 편집 시간: 27:15 | 길이: 95:30 | 합계: 30:00:00',
      '영상: 캠핑 편 | 총 시청 시간: 1500:30:00 | 편집 시간: 5:30 | 길이: 12:05 | 합계: 7:30:00',
    ],
    ['07-epub-no-mimetype/purvis-no-mimetype.epub', 'He is safe in his last home'],
    [
      '09-pptx-hidden-slide/2411-Performance_Up.pptx',
      '# Monitoring Solaris: SE Toolkit (Hidden slide)',
      '# Further Reading (Hidden slide)',
    ],
    ['09b-pptx-chart/pptx_chart.pptx', '| 2019 | 120 | 80 |', '| Q3 | 30 |'],
    ['10-docx-altchunk/testAltChunkHTML.docx', 'Simple paragraph with a emphasized word.', '| ROW 2 | ROW 2 |'],
    ['35-docx-simple-field/협찬계약.docx', '그림 3. 월별 조회수', '원고료는 1,500,000원이며 업로드는 3월 20일입니다.'],
    ['35-docx-simple-field/52449.docx', '«Telefon»'],
    ['35-docx-simple-field/FldSimple.docx', 'FldSimple.docx'],
  ])('is taken and read: %s', async (path, ...texts) => {
    const bytes = readFileSync(new URL(path, cases));
    const ending = path.split('.').at(-1) ?? '';
    const content = await checkContent(bytes, path.split('/').at(-1) ?? null);
    expect(content.ok && content.value.ending).toBe(ending);
    const read = await readers[ending]?.(bytes);
    const whole = read?.blocks.map(({ text }) => text).join('\n');
    for (const text of texts) expect(whole).toContain(text);
  });
});

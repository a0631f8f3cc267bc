import { describe, expect, it } from 'vitest';
import { openPdf } from './open-pdf.ts';

const HEADS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
];

/** A page without a word, encrypted as this dictionary says. */
function makeEncrypted(encrypt: string): Buffer {
  let text = '%PDF-1.6\n';
  const places = [...HEADS, encrypt].map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 5\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00><00>] >>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

const ZEROS = '0'.repeat(32);

describe('a PDF that cannot be opened', () => {
  it.each([
    [
      'behind a password',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /O (${ZEROS}) /U (${ZEROS}) /P -1 >>`,
      'encrypted',
    ],
    ['by its reader alone', '<< /Filter /FOPN_foweb /V 1 >>', 'protected'],
    ['by certificates', '<< /Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s5 >>', 'protected'],
    ['in a way to come', '<< /Filter /Standard /V 9 /R 9 /Length 128 /O (x) /U (x) /P -1 >>', 'protected'],
  ])('because it is encrypted %s says so', async (_how, encrypt, problem) => {
    await expect(openPdf(makeEncrypted(encrypt))).rejects.toMatchObject({ problem });
  });

  it.each(['', '%PDF-1.4', '%PDF-1.7\n1 0 obj', '<html>로그인</html>'])(
    'because of its bytes is damaged: %j',
    async (bytes) => {
      await expect(openPdf(Buffer.from(bytes))).rejects.toMatchObject({ problem: 'damaged' });
    },
  );
});

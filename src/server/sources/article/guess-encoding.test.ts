import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../documents/plain-text.ts';
import { decodePage } from './decode-page.ts';

const korean = '이번 영상은 홈카페를 시작하는 분들을 위해 준비했습니다.';
const japanese = 'こんにちは、今日は新しい動画を撮影しました。コーヒーの淹れ方を紹介します。';
const simplified = '大家好，今天我们来聊一聊怎么在家里做咖啡。水温和比例都很重要。';
const traditional = '大家好，今天我們來聊一聊怎麼在家裡做咖啡。水溫和比例都很重要。';
const french = 'Le café est très bon, même à 20°C – c’est « génial » !';

describe('a text that says nothing of its encoding', () => {
  it.each<[encoding: string, text: string]>([
    ['cp949', korean],
    ['cp949', '가격'],
    ['cp949', '똠방각하 펲시 쀓'],
    ['shift_jis', japanese],
    ['shift_jis', '動画,時間\n'],
    ['euc-jp', japanese],
    ['gb18030', simplified],
    ['gb18030', '你好，世界'],
    ['big5', traditional],
    ['windows-1252', french],
    ['windows-1252', 'Größe für Übung: 20 °C'],
    ['windows-1252', 'It’s a “test” — 20°C'],
  ])('in %s is read by its letters: %s', (encoding, text) => {
    expect(decodeText(iconv.encode(text, encoding))).toBe(text);
    expect(decodeText(iconv.encode(`1\n00:00:01,000 --> 00:00:02,000\n${text}\n`.repeat(50), encoding))).toContain(
      text,
    );
  });

  it.each([korean, japanese, simplified, traditional, french])('in UTF-16 without a mark is read: %s', (text) => {
    const bytes = Buffer.from(`${text}\n`.repeat(3), 'utf16le');
    for (const wide of [bytes, Buffer.from(bytes).swap16()]) expect(decodeText(wide)).toContain(text);
    expect(decodeText(bytes.subarray(0, -1))).toContain(text);
  });

  it('in UTF-8 whose last letter is cut, or with a broken byte in its midst, is UTF-8', () => {
    for (let cut = 1; cut < 3; cut++)
      expect(decodeText(Buffer.from(korean).subarray(0, -1 - cut))).toBe(korean.slice(0, -2));
    const broken = Buffer.concat([Buffer.from(french), Buffer.from([0xff]), Buffer.from(french)]);
    expect(decodeText(broken)).toBe(`${french}\ufffd${french}`);
  });

  it('in the seven bits of Japanese mail is read', () => {
    const seven = Buffer.from('\u001b$B$3$s$K$A$O\u001b(B, ok', 'latin1');
    expect(decodeText(seven)).toBe('こんにちは, ok');
  });
});

describe('a page that says its encoding', () => {
  const meta = (charset: string) => `<meta charset="${charset}">`;
  it.each<[what: string, bytes: Buffer, header: string, text: string]>([
    ['by a name of Windows', iconv.encode(japanese, 'shift_jis'), 'text/html; charset=Windows-31J', japanese],
    ['by an old name', iconv.encode(meta('gb2312') + simplified, 'gb18030'), 'text/html', simplified],
    ['as XML', iconv.encode(`<?xml version="1.0" encoding="EUC-JP"?>${japanese}`, 'euc-jp'), '', japanese],
    ['as UTF-8 and is not', iconv.encode(meta('utf-8') + korean, 'cp949'), 'text/html; charset=utf-8', korean],
    ['as one that leaves it broken', iconv.encode(meta('euc-jp') + japanese, 'shift_jis'), 'text/html', japanese],
    ['as Latin in its header and is UTF-8', Buffer.from(korean), 'text/html; charset=ISO-8859-1', korean],
    ['as UTF-16 in letters of ASCII', iconv.encode(meta('utf-16') + korean, 'cp949'), 'text/html', korean],
    ['as Latin, and is', iconv.encode(french, 'windows-1252'), 'text/html; charset=iso-8859-1', french],
    ['as Cyrillic', iconv.encode('Привет, мир', 'windows-1251'), 'text/html; charset=windows-1251', 'Привет, мир'],
  ])('is read where it does so %s', (_, bytes, header, text) => expect(decodePage(bytes, header)).toContain(text));
});

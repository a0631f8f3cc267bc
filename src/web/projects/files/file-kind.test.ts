import { expect, it } from 'vitest';
import { fileKindOf } from './file-kind.ts';

it.each([
  ['image/png', 'image'],
  ['IMAGE/JPEG', 'image'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['audio/wav', 'audio'],
  ['application/pdf', 'pdf'],
  ['application/x-pdf', 'pdf'],
  ['text/plain', 'other'],
  ['application/pdfx', 'other'],
  ['application/octet-stream', 'other'],
  ['', 'other'],
])('the type icon follows the MIME type: %s is %s', (mimeType, kind) => expect(fileKindOf(mimeType)).toBe(kind));

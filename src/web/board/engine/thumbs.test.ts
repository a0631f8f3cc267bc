import { expect, it } from 'vitest';
import { thumbOf } from './thumbs.ts';

it.each([
  ['its stored thumbnail', { thumbnail: '/api/files/a' }, '/api/files/a'],
  ['the image itself', { fileType: 'image', fileId: 'b' }, '/api/files/b'],
  ['nothing from elsewhere', { thumbnail: 'https://example.com/a.png' }, null],
  [
    'nothing where its card says why it could not be read',
    { thumbnail: '/api/files/a', processingError: '실패' },
    null,
  ],
  ['no picture over it where that is a page', { fileId: 'a', pageCount: 3, thumbnail: '/api/files/b' }, null],
  ['its thumbnail again once it was read', { thumbnail: '/api/files/a', processingError: null }, '/api/files/a'],
])('a card is painted with %s', (_, metadata, address) => {
  expect(thumbOf({ metadata })).toBe(address);
});

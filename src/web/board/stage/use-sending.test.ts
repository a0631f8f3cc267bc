import { expect, it } from 'vitest';
import type { Language } from '#contract/base/language.ts';
import { ApiError } from '../../lib/api.ts';
import { board } from '../../words/board.ts';
import { translator } from '../../words/translate.ts';
import { UploadError } from '../../editor/commands/send-file.ts';
import { uploadSentence } from './use-sending.ts';

const speech = (language: Language) => ({
  t: translator<typeof board.ko>(board[language], language),
  sentenceOf: () => `sentence (${language})`,
  language,
});
const refusal = (message: string) =>
  new ApiError(415, '', JSON.stringify({ code: 'unsupported-type', message, requestId: 'r' }));

it.each<[string, Language, UploadError, string]>([
  [
    'no address, and no reason known: the words of the step',
    'ko',
    new UploadError('address', new ApiError(500, 'Internal Server Error', '')),
    '업로드 URL을 가져올 수 없습니다',
  ],
  [
    'bytes that are refused: the step, and what the server says of the file',
    'ko',
    new UploadError('bytes', refusal('암호를 풀고 다시 저장해서 올려 주세요.')),
    '파일 업로드에 실패했습니다. 암호를 풀고 다시 저장해서 올려 주세요.',
  ],
  [
    'a reason that the server has in English only: its sentence in the language that is shown',
    'ko',
    new UploadError('bytes', refusal('The header is needed.')),
    '파일 업로드에 실패했습니다. sentence (ko)',
  ],
  [
    'in another language the sentence of the code',
    'en',
    new UploadError('bytes', refusal('암호를 풀고 다시 저장해서 올려 주세요.')),
    'Failed to upload the file. Please try again. sentence (en)',
  ],
  [
    'no line',
    'en',
    new UploadError('address', new TypeError('the line was lost')),
    'Failed to get upload URL. Please try again. sentence (en)',
  ],
])('%s', (_, language, error, said) => expect(uploadSentence(error, speech(language))).toBe(said));

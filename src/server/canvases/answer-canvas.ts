import type { FastifyReply } from 'fastify';
import { AnswerInPieces } from '../platform/http/answer-in-pieces.ts';
import { tagOf, type WrittenCanvas } from './content.service.ts';

const PIECE_BYTES = 64 * 1024;

/** Answers with a canvas and its tag; what its checkpoint holds is handed on as it is kept. */
export function answerCanvas(reply: FastifyReply, { outline, content }: WrittenCanvas): FastifyReply {
  const pieces = [Buffer.from(`${JSON.stringify(outline).slice(0, -1)},"content":`)];
  for (let from = 0; from < content.length; from += PIECE_BYTES)
    pieces.push(Buffer.from(content.subarray(from, from + PIECE_BYTES)));
  const answer = new AnswerInPieces([...pieces, Buffer.from('}')]);
  return reply
    .header('etag', tagOf(outline))
    .type('application/json; charset=utf-8')
    .header('content-length', answer.length)
    .send(answer);
}

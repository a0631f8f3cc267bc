import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { readLanguage } from './read-language.ts';

/** What the built documents leave open, because only a running instance knows it. */
export interface Places {
  publicUrl: string;
  signupUrl: string | null;
  contactUrl: string | null;
}

/** Answers with a page. */
export type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const BROTLI_QUALITY = 9;

/** The landing page in the language that is asked for, Korean unless it is English; with the way to the membership where one is sold. */
export function readLandingPage(directory: string, places: Places): Send {
  const sold = places.signupUrl ? '.sold' : '';
  const page = (language: string) => {
    const built = `landing.${language}${sold}.html`;
    return readFilled(directory, existsSync(path.join(directory, built)) ? built : 'landing.html', places);
  };
  const pages = { ko: page('ko'), en: page('en') };
  return (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    return pages[lang === 'en' ? 'en' : 'ko'](request, reply);
  };
}

/** The door in the language that the visitor's browser prefers; whoever has chosen another here is shown that one by the program. */
export function readAccessPage(directory: string, places: Places): Send {
  const pages = {
    ko: readFilled(directory, 'access.ko.html', places),
    en: readFilled(directory, 'access.en.html', places),
  };
  return (request, reply) => pages[readLanguage(request.headers['accept-language'])](request, reply);
}

/** A built text file with this instance's addresses in their places, compressed once. Cache headers are the caller's. */
export function readFilled(directory: string, name: string, places: Places): Send {
  const plain = Buffer.from(fill(readFileSync(path.join(directory, name), 'utf8'), places));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  const bodies = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(plain),
  };
  return (request, reply) => {
    void reply.header('vary', 'accept-encoding, cookie').header('etag', etag).type(typeOf(name));
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    for (const encoding of ['br', 'gzip'] as const) {
      if (new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted))
        return reply.header('content-encoding', encoding).send(bodies[encoding]);
    }
    return reply.send(plain);
  };
}

function fill(text: string, { publicUrl, signupUrl, contactUrl }: Places): string {
  return text
    .replaceAll('__PUBLIC_URL__', escapeHtml(publicUrl.replace(/\/$/, '')))
    .replaceAll('__SIGNUP_URL__', escapeHtml(signupUrl ?? '/access'))
    .replaceAll(/__CONTACT_URL_OR\(([^)]*)\)__/g, (_all, otherwise: string) =>
      contactUrl ? escapeHtml(contactUrl) : otherwise,
    );
}

const typeOf = (name: string): string =>
  name.endsWith('.html')
    ? 'text/html; charset=utf-8'
    : name.endsWith('.xml')
      ? 'application/xml; charset=utf-8'
      : 'text/plain; charset=utf-8';

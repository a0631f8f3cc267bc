import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillPath } from '#contract/base/fill-path.ts';
import type { FastifyRequest } from 'fastify';
import { readFilled, type Places, type Send } from './landing-page.ts';
import { readLanguage } from './read-language.ts';

/** A page of the application that asks at once for all that its screen is made of; written by the build. */
interface ScreenPage {
  document: string;
  /** The address of the page, and of what its screen reads: '/canvas/:canvasId'. */
  path: string;
  reads: string[];
}

/** Every parameter of an address is an id. */
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * The pages of the screens that are opened most, by their address; null for every other address. Browsers are told what
 * the screen will read, so that the answers come with the code. The document is in the language that the browser prefers;
 * whoever has chosen another here gets its words from the program.
 */
export function readScreenPages(directory: string, places: Places): (request: FastifyRequest) => Send | null {
  const list = path.join(directory, '.screens.json');
  const written = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ScreenPage[]) : [];
  const pages = written.map(({ document, path: address, reads }) => ({
    pattern: new RegExp(`^${address.replace(/:(\w+)/g, `(?<$1>${ID})`)}$`),
    reads,
    send: {
      ko: readFilled(directory, `${document}.ko.html`, places),
      en: readFilled(directory, `${document}.en.html`, places),
    },
  }));
  return (request) => {
    const [where = ''] = request.url.split('?');
    for (const { pattern, reads, send } of pages) {
      const found = pattern.exec(where);
      if (!found) continue;
      const link = reads.map((read) => preload(fillPath(read, found.groups ?? {}))).join(', ');
      return (asked, reply) => send[readLanguage(asked.headers['accept-language'])](asked, reply.header('link', link));
    }
    return null;
  };
}

const preload = (address: string): string => `<${address}>; rel=preload; as="fetch"; crossorigin`;

import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { parseStrictly } from './read-json.ts';

/** Where browsers report what the policy of a page has kept from loading or running. */
export const POLICY_REPORTS = '/api/policy-reports';

const REPORT_BYTES = 16 * 1024;
const MOST_LETTERS = 100;

/**
 * Takes browsers' reports and logs the directive and the host of each: the rest of an address may hold what somebody wrote.
 * Whoever is not a page of ours can send such a report too; it is a hint, and limited as every call is.
 */
export function takePolicyReports(app: FastifyInstance, log: Log): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'buffer', bodyLimit: REPORT_BYTES },
      async (_request: unknown, body: Buffer) => parseStrictly(body),
    );
    scope.post(
      POLICY_REPORTS,
      { config: { policy: { open: 'what a browser reports before anybody has signed in, too' } } },
      (request, reply) => {
        const { directive, host } = readReport(request.body);
        log.warn({ directive, host }, 'a page tried what its policy forbids');
        return reply.code(204).send();
      },
    );
  });
}

/** What may be logged of a report: the name of a directive, and a host or a word such as inline. */
export function readReport(body: unknown): { directive: string; host: string } {
  const report = fieldOf(body, 'csp-report');
  const directive = textOf(fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive'));
  const blocked = textOf(fieldOf(report, 'blocked-uri'));
  const word = /^[a-z-]{1,30}$/.exec(blocked)?.[0];
  const host = URL.canParse(blocked) ? new URL(blocked).host || new URL(blocked).protocol : (word ?? '');
  return { directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? '', host: host.slice(0, MOST_LETTERS) };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

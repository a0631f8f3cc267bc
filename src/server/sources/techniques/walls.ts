import type { SourceProblem } from '#contract/sources/source-state.ts';
import type { Fetched } from '../../platform/web/guarded-fetch.ts';
import type { WebError } from '../../platform/web/web-error.ts';

const FILE = /^(?:image|audio|video)\/|^application\/(?:zip|octet-stream|x-hwp|haansoft|vnd)/;
const DETAIL = 'content-type ';

/** Whether this is the type of a file, which is downloaded and not read as text. */
export const isFileType = (type: string): boolean => FILE.test(type);

/** Whether a page was refused for such a type. */
export const isOfFile = ({ problem, detail }: WebError): boolean =>
  problem === 'wrong-type' && detail.startsWith(DETAIL) && isFileType(detail.slice(DETAIL.length));

/** What stands in pages by which sites ask whether a person is there; pages that only measure it have none of it. */
const CHALLENGES = [
  '_cf_chl_opt',
  'cf-browser-verification',
  'cf-error-details',
  'captcha-delivery.com',
  'px-captcha',
  '_incapsula_resource',
  'awswafcookiedomainlist',
  'sec-if-cpt-container',
  'anubis_challenge',
  'errors.edgesuite.net',
  'ddos-guard/js-challenge',
  'sucuri website firewall',
];
/** The same of pages that say nothing else: beside words they stand at a form for comments. */
const CAPTCHAS = ['g-recaptcha', 'h-captcha', 'cf-turnstile', 'captcha'];
/** Parts of hosts and of paths to which sites send those who are not signed in, or have not agreed to cookies. */
const SIGN_IN = {
  hosts: ['login', 'signin', 'accounts', 'account', 'auth', 'sso', 'nid', 'id'],
  paths: [
    'login',
    'log-in',
    'signin',
    'sign-in',
    'sign_in',
    'logon',
    'nidlogin.login',
    'login.php',
    'login.do',
    'login.jsp',
  ],
};
const CONSENT = {
  hosts: ['consent', 'guce', 'cmp', 'myprivacy'],
  paths: ['consent', 'cookiewall', 'cookie-wall', 'privacy-gate', 'collectconsent'],
};

/** Pages of such walls are short; one with more to read is a page of its own. */
const SHORT = 600;
const NOTHING = 40;
const LOOKED_AT = 200_000;

/** The wall that stands in place of the page that was asked for; null where there is none. `length`: of what was read. */
export function findWall(page: Fetched, asked: string, length: number): SourceProblem | null {
  if (length >= SHORT) return null;
  const html = page.body.subarray(0, LOOKED_AT).toString('latin1').toLowerCase();
  const now = partsOf(page.url);
  const before = partsOf(asked);
  const isSentTo = ({ hosts, paths }: typeof CONSENT) =>
    now.host.some((part) => hosts.includes(part) && !before.host.includes(part)) ||
    now.path.some((part) => paths.includes(part) && !before.path.includes(part));
  if (isSentTo(CONSENT)) return 'consent-required';
  if (isSentTo(SIGN_IN)) return 'login-required';
  if (isChallenge(html)) return 'site-refused';
  if (length < NOTHING && CAPTCHAS.some((mark) => html.includes(mark))) return 'site-refused';
  return length < LEAST_BESIDE_A_PASSWORD && /<input\b[^>]{0,300}\btype\s*=\s*["']?password/.test(html)
    ? 'login-required'
    : null;
}

/** A page that asks for a password and says no more than this is there to ask for it. */
const LEAST_BESIDE_A_PASSWORD = 200;

const isChallenge = (html: string): boolean => CHALLENGES.some((mark) => html.includes(mark));

function partsOf(address: string): { host: string[]; path: string[] } {
  if (!URL.canParse(address)) return { host: [], path: [] };
  const { hostname, pathname } = new URL(address);
  return { host: hostname.split('.'), path: pathname.toLowerCase().split('/') };
}

/** What an answer of status 400 and above means. */
export function problemOfStatus({ status, body }: Fetched): SourceProblem {
  switch (status) {
    case 400:
    case 404:
    case 410:
      return 'not-found';
    case 401:
    case 402:
    case 407:
      return 'login-required';
    case 429:
      return 'rate-limited';
    case 451:
      return 'region-blocked';
    case 408:
    case 504:
    case 524:
      return 'timeout';
    default:
  }
  if (status < 500) return 'site-refused';
  return isChallenge(body.subarray(0, LOOKED_AT).toString('latin1').toLowerCase()) ? 'site-refused' : 'site-error';
}

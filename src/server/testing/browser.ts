/** Walks pages over HTTP as a browser does without scripts: keeps cookies a host, follows redirects, fills in one form. */
export interface Browser {
  /** By host, then by name; those of a path below '/' by name and path. */
  cookies: Map<string, Map<string, string>>;
  /** One request; redirects are not followed. */
  fetch: (url: string, options?: RequestInit) => Promise<Response>;
  /** Follows redirects to a page and answers it. */
  visit: (url: string, options?: RequestInit) => Promise<BrowserPage>;
  /** Fills in the page's form and follows where it leads. Fields that are not named keep what the page says. */
  submit: (page: BrowserPage, fields: Record<string, string>) => Promise<BrowserPage>;
}
export interface BrowserPage {
  url: string;
  status: number;
  headers: Headers;
  html: string;
  /** Every address on the way, the last one included. */
  way: string[];
}

const MAX_HOPS = 20;

export function openBrowser(language = 'ko'): Browser {
  const cookies: Browser['cookies'] = new Map();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = cookies.get(host) ?? new Map<string, string>();
    cookies.set(host, jar);
    return jar;
  };
  const send: Browser['fetch'] = async (url, options = {}) => {
    const jar = jarOf(url);
    const headers = new Headers({
      'accept-language': language,
      'sec-fetch-site': 'none',
      ...(options.headers as Record<string, string>),
    });
    const said = cookiesFor(jar, new URL(url).pathname);
    if (said.length > 0) headers.set('cookie', said.join('; '));
    const answer = await fetch(url, { ...options, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keep(jar, line);
    return answer;
  };
  const visit: Browser['visit'] = async (url, options) => {
    const way: string[] = [];
    let [at, how] = [url, options];
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      way.push(at);
      const answer = await send(at, how);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || !location) {
        return { url: at, status: answer.status, headers: answer.headers, html: await answer.text(), way };
      }
      await answer.body?.cancel();
      [at, how] = [new URL(location, at).href, undefined];
    }
    throw new Error(`more than ${MAX_HOPS} redirects: ${way.join(' -> ')}`);
  };
  return { cookies, fetch: send, visit, submit: (page, fields) => submitForm(visit, page, fields) };
}

/** The cookies that are sent to this path. */
const cookiesFor = (jar: ReadonlyMap<string, string>, path: string): string[] =>
  [...jar].flatMap(([key, value]) => {
    const [name = '', below = '/'] = key.split(' ');
    const isMeant = value !== '' && (below === '/' || path === below || path.startsWith(`${below}/`));
    return isMeant ? [`${name}=${value}`] : [];
  });

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const path = attributes.map((a) => /^\s*path=(.*)$/i.exec(a)?.[1]).find((found) => found !== undefined) ?? '/';
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  const name = pair.slice(0, pair.indexOf('=')).trim() + (path === '/' ? '' : ` ${path}`);
  const isGone = attributes.some((a) => /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(a));
  if (isGone || value === '') jar.delete(name);
  else jar.set(name, value);
}

async function submitForm(
  visit: Browser['visit'],
  page: BrowserPage,
  fields: Record<string, string>,
): Promise<BrowserPage> {
  const form = /<form[^>]*>/.exec(page.html)?.[0];
  if (!form) throw new Error(`there is no form at ${page.url}, which answered ${page.status}`);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const inputs = [...page.html.matchAll(/<input[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'name') ?? '',
    attribute(tag, 'value') ?? '',
  ]);
  const url = new URL((attribute(form, 'action') ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'), page.url);
  return visit(url.href, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: url.origin,
    },
    body: new URLSearchParams({ ...Object.fromEntries(inputs), ...fields }).toString(),
  });
}

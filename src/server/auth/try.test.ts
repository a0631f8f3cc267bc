import { it } from 'vitest';
import { makeApp } from '../testing/make-app.ts';
import { openBrowser } from '../testing/browser.ts';
it('works', async () => {
  const app = await makeApp({ listen: true });
  const b = openBrowser();
  let p = await b.visit(app.url + '/api/auth/google/popup');
  console.log(p.way, p.status, p.html.slice(0, 300), [...p.headers]);
  p = await b.submit(p, { email: 'seoyeon@maru.kr', name: '김서연' });
  console.log(p.way, p.status, p.html.slice(-1200), [...p.headers]);
  console.log(await (await b.fetch(app.url + '/api/auth/user')).text());
  await app.close();
});

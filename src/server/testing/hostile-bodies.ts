const json = { 'content-type': 'application/json' };
const typed = (type: string) => ({ 'content-type': type });
const deep = `{"title":${'['.repeat(100_000)}`;
const manyKeys = JSON.stringify({
  useTemplate: 'blank',
  title: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [i.toString(36), 0])),
});
/** Fields beyond those that POST /api/canvases takes. */
const valid = '"title":"Own","useTemplate":"blank"';

/** What no call takes, tried at POST /api/canvases: what it is, the status that answers it, the body, its headers. */
export const hostileBodies: [
  title: string,
  status: number,
  payload: string | Buffer,
  headers: Record<string, string>,
][] = [
  ['no body', 400, '', json],
  ['null', 400, 'null', json],
  ['a list', 400, '[]', json],
  ['a text', 400, '"x"', json],
  ['a number', 400, '0', json],
  ['half a document', 400, '{"title":', json],
  ['a NUL', 400, '{"title":"a\\u0000","useTemplate":"blank"}', json],
  ['half a character', 400, '{"title":"\\ud800","useTemplate":"blank"}', json],
  ['no UTF-8', 400, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), json],
  ['a prototype', 400, `{${valid},"__proto__":{"polluted":1}}`, json],
  ['a prototype of a constructor', 400, `{${valid},"constructor":{"prototype":{"polluted":1}}}`, json],
  ['a hundred thousand levels', 400, deep, json],
  ['a hundred thousand keys', 413, manyKeys, json],
  ['thirty thousand keys', 400, `{${valid},${'"":0,'.repeat(30_000)}"x":0}`, json],
  ['a key twice', 400, '{"title":"Own","useTemplate":"blank","title":"Other"}', json],
  ['a number beyond all numbers', 400, '{"title":1e400,"useTemplate":"blank"}', json],
  ['less than nothing of nothing', 400, `{${valid},"x":-0}`, json],
  ['a field too many', 400, `{${valid},"ownerId":"x"}`, json],
  ['a wrong type', 400, '{"title":"Own","useTemplate":5}', json],
  ['a third of a megabyte', 413, `{"title":"${'x'.repeat(300_000)}"}`, json],
  ['a megabyte', 413, `{"title":"${'x'.repeat(1024 * 1024)}"}`, json],
  ['plain text', 415, '{}', typed('text/plain')],
  ['a form', 415, 'title=x', typed('application/x-www-form-urlencoded')],
  ['a multipart form', 415, '--x--', typed('multipart/form-data; boundary=x')],
  ['no content type', 415, Buffer.from('{}'), {}],
  ['almost JSON', 415, '{}', typed('application/jsonx')],
  ['JSON with a tab', 415, `{${valid}}`, typed('application/json\tx')],
  ['JSON with a space', 415, `{${valid}}`, typed('application/json ; charset=utf-8')],
  ['JSON with an unknown parameter', 415, `{${valid}}`, typed('application/json;x')],
  ['JSON of another alphabet', 415, `{${valid}}`, typed('application/json; charset=utf-16')],
  ['JSON among others', 415, `{${valid}}`, typed('application/json,text/plain')],
];

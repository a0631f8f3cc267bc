import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isFormFromThisMachine, isFromThisMachine } from './this-machine.ts';

interface Made {
  headers?: IncomingMessage['headers'];
  httpVersion?: string;
  from?: string;
}
const madeOf = ({ headers = {}, httpVersion = '1.1', from = '127.0.0.1' }: Made) => ({
  headers: { host: 'localhost:3000', ...headers },
  httpVersion,
  socket: { remoteAddress: from } as IncomingMessage['socket'],
});
const asked = (made: Made) => isFromThisMachine(madeOf(made));

it.each<[string, Made]>([
  ['a browser at this machine', { headers: { origin: 'http://localhost:3000' } }],
  ['another name of it', { headers: { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' } }],
  ['IPv6', { headers: { host: '[::1]:3000' }, from: '::1' }],
  ['IPv4 within IPv6', { from: '::ffff:127.0.0.1' }],
  ['a form that tells no origin', { headers: { origin: 'null' } }],
])('believes %s', (_, made) => {
  expect(asked(made)).toBe(true);
});

it.each<[string, Made]>([
  ['nginx with its defaults', { headers: { host: '127.0.0.1:3000', connection: 'close' }, httpVersion: '1.0' }],
  ['Apache with its defaults', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'maru.example' } }],
  ['Caddy and Traefik with theirs', { headers: { 'x-forwarded-proto': 'https' } }],
  ['HAProxy, which keeps the name', { headers: { host: 'maru.example' } }],
  ['a proxy that names itself', { headers: { via: '1.1 proxy' } }],
  ['the standard header', { headers: { forwarded: 'for=203.0.113.9' } }],
  ['a tunnel', { headers: { 'cf-connecting-ip': '203.0.113.9' } }],
  ['a page of another name, with the host of this one', { headers: { origin: 'https://maru.example' } }],
  ['another machine', { from: '192.0.2.7' }],
  ['another machine by IPv4 within IPv6', { from: '::ffff:192.0.2.7' }],
  ['nobody that is known', { from: '' }],
])('refuses %s', (_, made) => {
  expect(asked(made)).toBe(false);
});

it.each<[string, string | undefined, boolean]>([
  ['of a page of this machine is believed', 'http://localhost:3000', true],
  ['of a page of another name is refused', 'https://maru.example', false],
  ['of a page that tells nobody where it is is refused', 'null', false],
  ['of a program that tells nothing is refused', undefined, false],
])('a form %s', (_, origin, isBelieved) => {
  expect(isFormFromThisMachine(madeOf({ headers: origin === undefined ? {} : { origin } }))).toBe(isBelieved);
});

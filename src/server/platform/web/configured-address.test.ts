import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { refusalOfConfiguredAddress } from './address-policy.ts';
import { fetchConfigured } from './configured-fetch.ts';

describe('a service that an administrator names', () => {
  test.each([
    '127.0.0.1',
    '::1',
    '10.0.0.8',
    '192.168.1.20',
    '172.17.0.1',
    'fd12:3456::1',
    '8.8.8.8',
    '2606:4700::1111',
  ])('may be at %s', (address) => expect(refusalOfConfiguredAddress(address)).toBeNull());

  test.each([
    '169.254.169.254',
    '169.254.170.2',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    'fe80::1%eth0',
    '224.0.0.1',
    '255.255.255.255',
    'metadata.google.internal',
    '',
  ])('may not be at %s', (address) => expect(refusalOfConfiguredAddress(address)).not.toBeNull());

  test('is not called where credentials of a cloud are given away', async () => {
    const failed = await fetchConfigured('http://169.254.169.254/latest/meta-data/').catch((error: Error) => error);
    expect((failed as Error).cause).toMatchObject({ problem: 'refused-address' });
  });

  test('is not followed to another place', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetchConfigured(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(302);
    await answer.body?.cancel();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

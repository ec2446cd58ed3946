// A push service with browsers behind it: what was really told to whom, as RFC 8291 has it.

import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { PushedTiding } from '../../src/protocol/wire';
import { expect } from './server';
import type { Asker } from './table';

interface Subscriber {
  keys: ECDH;
  auth: Buffer;
  told: PushedTiding[];
}

/** Opens what was sealed for a browser. */
function opened({ keys, auth }: Subscriber, body: Buffer): PushedTiding {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derived = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last byte says that this is the last record.
  return JSON.parse(plain.subarray(0, -1).toString()) as PushedTiding;
}

export interface PushService {
  origin: string;
  /** A closed browser of this person is told from now on; whatever comes is in the list. */
  listen(who: Asker): Promise<readonly PushedTiding[]>;
  stop(): void;
}

export async function startPushService(): Promise<PushService> {
  const subscribers: Subscriber[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const subscriber = subscribers[Number(request.url?.split('/').at(-1))];
      if (subscriber) subscriber.told.push(opened(subscriber, Buffer.concat(parts)));
      answer.writeHead(subscriber ? 201 : 410).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    listen: async ({ request }) => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const subscriber = { keys, auth: randomBytes(16), told: [] };
      const number = subscribers.push(subscriber) - 1;
      const wishes = {
        ...{ turn: true, invitation: true, chat: false, end: true, mail: false, pace: 'soon' },
        ...{ zone: 'Europe/Rome', language: 'en', still_games: [], still_tables: [] },
      };
      const wished = await request.post('/api/me/tidings', { data: wishes });
      expect(wished.ok(), await wished.text()).toBe(true);
      const kept = await request.post('/api/me/devices?zone=Europe/Rome', {
        data: {
          endpoint: `${origin}/push/${number}`,
          key: keys.getPublicKey('base64url'),
          auth: subscriber.auth.toString('base64url'),
          language: 'en',
        },
      });
      expect(kept.ok(), await kept.text()).toBe(true);
      return subscriber.told;
    },
    stop: () => void server.close(),
  };
}

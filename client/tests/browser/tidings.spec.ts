// Being told while the page is closed: the service worker shows what a push service delivers, and the page where one chooses what.

import { look } from './inspect';
import { expect, LAPTOP, PHONE, sit, startServer, test } from './server';
import { createServer, type Server } from 'node:net';
import type { Page } from '@playwright/test';

const ENGLISH = { ...LAPTOP, language: 'en' } as const;
const POCKET = { ...PHONE, language: 'de' } as const;

const TOLD = {
  title: 'City of Rome: your turn',
  body: 'At the table: Livia',
  path: '/tournaments',
  tag: '/table/1',
  language: 'en',
  stop: 'a-signed-token',
  stop_words: 'No more of this',
};

/** What the service worker shows at this moment. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as object }));
  });

/** A push service: headless Chromium has none, so the browser's own is replaced at its address; what it says of keys is what a browser says. */
function subscribeHere(endpoint: string): void {
  const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  let subscription: object | null = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
  PushManager.prototype.subscribe = (options) => {
    if ((options?.applicationServerKey as Uint8Array).length !== 65) throw new Error('not a key');
    subscription = {
      endpoint,
      options,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        subscription = null;
        return Promise.resolve(true);
      },
    };
    return Promise.resolve(subscription as PushSubscription);
  };
}

test('what a push service delivers is shown while no page is before the eyes, and a click leads there', async ({
  browser,
  server,
}) => {
  const { page, context, trouble } = await sit(browser, server, ENGLISH);
  await context.grantPermissions(['notifications'], { origin: new URL(server).origin });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await context.newCDPSession(page);
  const registrations: { registrationId: string }[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
    registrations.push(...all),
  );
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const deliver = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server).origin,
      registrationId: registrations[0]?.registrationId ?? '',
      data,
    });

  // The page lies open before somebody: it tells by itself.
  await deliver(JSON.stringify(TOLD));
  await page.waitForTimeout(1000);
  expect(await shown(page)).toEqual([]);

  // Another page comes to the front of everything; this one is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(() => {
    const clients = (globalThis as unknown as { clients: { matchAll: unknown } }).clients;
    const all = (clients.matchAll as (options: object) => Promise<object[]>).bind(clients);
    clients.matchAll = async (options: object) =>
      (await all(options)).map((client) => {
        const { url, focus, navigate } = client as {
          url: string;
          focus: () => unknown;
          navigate: () => unknown;
        };
        return {
          url,
          visibilityState: 'hidden',
          focus: focus?.bind(client),
          navigate: navigate?.bind(client),
        };
      });
  });
  await deliver(JSON.stringify(TOLD));
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: TOLD.title, body: TOLD.body, tag: TOLD.tag, data: { path: TOLD.path, stop: TOLD.stop } },
    ]);
  // A later one takes the place of an earlier one, and what is no message of ours says at least from whom it is.
  await deliver(JSON.stringify({ ...TOLD, title: 'City of Rome: the game is over' }));
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title))
    .toEqual(['City of Rome: the game is over']);
  await deliver('nonsense');
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toContain('Saturnalia');

  // One click leads there; another one, on the button, stops it without signing in.
  const asked = page
    .waitForRequest((request) => request.url().endsWith(`/api/stop/${TOLD.stop}`))
    .catch(() => null);
  await worker?.evaluate(async (told) => {
    const fetched: string[] = [];
    const scope = globalThis as unknown as {
      fetched: string[];
      fetch: unknown;
      NotificationEvent: new (type: string, init: object) => Event;
      registration: { getNotifications(): Promise<object[]> };
      dispatchEvent(event: Event): void;
    };
    scope.fetched = fetched;
    scope.fetch = (address: string, options: { method: string }) => {
      fetched.push(`${options.method} ${address}`);
      return Promise.resolve(new Response());
    };
    const all = await scope.registration.getNotifications();
    const notification = all.find((one) => (one as Notification).tag === told.tag);
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: 'stop' }));
  }, TOLD);
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { fetched: string[] }).fetched))
    .toEqual([`POST ${new URL(`/api/stop/${TOLD.stop}`, server).href}`]);
  void asked;
  expect(trouble).toEqual([]);
});

/** A mail server that takes everything; says what came. */
function mailServer(): Promise<{ port: number; letters: string[]; server: Server }> {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let inside = false;
    socket.write('220 mail\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      text += data.toString();
      for (;;) {
        const end = inside ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (inside ? 5 : 2));
        if (inside) {
          letters.push(line);
          inside = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          inside = true;
          socket.write('354 go on\r\n');
        } else socket.write(line.startsWith('QUIT') ? '221 vale\r\n' : '250 ok\r\n');
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0, letters, server });
    });
  });
}

/** A link in a letter, whatever its lines were broken into. */
const link = (letter: string, path: string) =>
  new RegExp(`https://play\\.example(${path}/[\\w-]+)`).exec(letter.replaceAll('=\r\n', ''))?.[1] ??
  'missing';

test('somebody chooses what they are told, gives an address, and gets a forgotten password back', async ({
  browser,
}) => {
  const mail = await mailServer();
  const house = await startServer([
    ...['--bot-ms', '50', '--origin', 'https://play.example', '--away', '0.2'],
    ...['--smtp', `smtp://127.0.0.1:${mail.port}`, '--mail-from', 'games@club.example'],
    ...['--push-receiver', 'http://127.0.0.1:9'],
  ]);
  try {
    const { page, context, trouble } = await sit(browser, house.url, POCKET);
    await context.grantPermissions(['notifications'], { origin: new URL(house.url).origin });
    await context.addInitScript(subscribeHere, 'http://127.0.0.1:9/push/1');
    await page.goto('/');
    await page.request.post('/api/session', { data: {} });
    const data = { name: 'Livia', password: 'a horse with no name' };
    expect((await page.request.post('/api/me/password', { data })).ok()).toBe(true);

    await page.goto('/tidings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benachrichtigungen');
    await page.getByRole('button', { name: 'Hier melden' }).tap();
    await expect(page.getByRole('button', { name: 'Hier nicht mehr melden' })).toBeVisible();
    await page.getByLabel('Jemand schreibt an meinem Tisch').check();
    await page.getByText('Höchstens stündlich').tap();
    await page.getByLabel('Von').fill('23:30');
    await page.getByLabel('City of Rome').uncheck();
    await look(page, POCKET, 'tidings');
    await page.reload();
    await expect(page.getByLabel('Jemand schreibt an meinem Tisch')).toBeChecked();
    await expect(page.getByLabel('Höchstens stündlich')).toBeChecked();
    await expect(page.getByLabel('Von')).toHaveValue('23:30');
    await expect(page.getByLabel('City of Rome')).not.toBeChecked();
    await page.getByLabel('Nicht stören, und danach alles auf einmal melden').uncheck();
    await expect(page.getByLabel('Von')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hier nicht mehr melden' }).tap();
    await expect(page.getByRole('button', { name: 'Hier melden' })).toBeVisible();

    await page.getByLabel('E-Mail-Adresse').fill('livia@rome.example');
    await page.getByRole('button', { name: 'Bestätigung senden' }).tap();
    await expect(page.getByText('Ein Brief ist unterwegs. Öffne den Link darin.')).toBeVisible();
    await expect.poll(() => mail.letters.length).toBe(1);
    await page.goto(link(mail.letters[0] ?? '', '/mail'));
    await expect(page.getByText('Bestätigt. Ab jetzt gehört diese Adresse zu dir.')).toBeVisible();
    await page.goto('/tidings');
    await expect(page.getByText('livia@rome.example')).toBeVisible();
    expect(trouble).toEqual([]);

    // On another machine, where nobody is signed in, by keyboard and in English.
    const other = await sit(browser, house.url, ENGLISH);
    await other.page.goto('/forgotten');
    await other.page.getByLabel('Name or e-mail address').fill('livia');
    await other.page.keyboard.press('Enter');
    await expect(other.page.getByText(/a letter is on its way/)).toBeVisible();
    await expect.poll(() => mail.letters.length).toBe(2);
    const reset = link(mail.letters[1] ?? '', '/password');
    await other.page.goto(reset);
    await look(other.page, ENGLISH, 'another-password');
    await other.page.getByLabel('New password').fill('seven hills and a river');
    await other.page.keyboard.press('Enter');
    await expect(other.page.getByText('The new password is valid. Sign in with it.')).toBeVisible();
    const again = { name: 'Livia', password: 'seven hills and a river' };
    expect((await other.page.request.post('/api/sign-in', { data: again })).ok()).toBe(true);
    expect(other.trouble).toEqual([]);
    await other.page.goto(reset);
    await other.page.getByLabel('New password').fill('another one entirely');
    await other.page.keyboard.press('Enter');
    await expect(other.page.getByText('This link has been used already or is too old.')).toBeVisible();
  } finally {
    await house.stop();
    mail.server.close();
  }
});

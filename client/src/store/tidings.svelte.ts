// How I am told of what happens while I am away: what I want to hear, and whether this browser is told.

import * as http from '../net/http';
import type { Tidings, TidingsWishes } from '../protocol/wire';
import { people } from './people.svelte';

/** What the server calls this browser, once it is told. */
const DEVICE = 'saturnalia.told-device';
/** The address at the push service that the server knows. */
const ENDPOINT = 'saturnalia.told-endpoint';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether this browser can be told while the page is closed. */
export const canBeTold =
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

class ToldOf {
  state = $state.raw<Tidings | undefined>(undefined);
  /** This browser is told. */
  here = $state(localStorage.getItem(DEVICE) !== null);

  async read(language: string): Promise<void> {
    await people.session();
    this.state = await http.tidings(zone(), language);
  }

  /** From now on I want this. */
  async wish(changed: Partial<TidingsWishes>): Promise<void> {
    if (!this.state) return;
    await this.choose({ ...this.state.wishes, zone: zone(), ...changed });
  }

  /** From now on I want exactly this. */
  async choose(wishes: TidingsWishes): Promise<void> {
    await http.wishTidings(wishes);
    if (this.state) this.state = { ...this.state, wishes };
  }

  /** This browser is told from now on. The person has allowed it. */
  async listen(language: string): Promise<void> {
    if (!canBeTold) return;
    await people.session();
    const { key } = await http.tidings(zone(), language);
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    // A subscription with a key of another house is of no use.
    const own = known?.options.applicationServerKey;
    const same =
      own instanceof ArrayBuffer && new Uint8Array(own).every((byte, index) => byte === bytes(key)[index]);
    if (known && !same) await known.unsubscribe();
    const subscription =
      known && same
        ? known
        : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = subscription.toJSON();
    const device = {
      endpoint: endpoint ?? '',
      key: keys?.['p256dh'] ?? '',
      auth: keys?.['auth'] ?? '',
      language,
    };
    const { id } = await http.keepDevice(device, zone());
    localStorage.setItem(DEVICE, id);
    localStorage.setItem(ENDPOINT, device.endpoint);
    this.here = true;
    await this.read(language);
  }

  /** This browser is told no more. */
  async still(language: string): Promise<void> {
    const id = localStorage.getItem(DEVICE);
    localStorage.removeItem(DEVICE);
    localStorage.removeItem(ENDPOINT);
    this.here = false;
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    // Somebody may have stopped it elsewhere.
    if (id !== null) await http.forgetDevice(id).catch(() => undefined);
    await this.read(language);
  }

  /** When the page starts: push services change addresses now and then. */
  async keepUp(language: string): Promise<void> {
    if (!this.here || !canBeTold || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    if (registration && subscription?.endpoint !== localStorage.getItem(ENDPOINT))
      await this.listen(language);
  }
}

export const told = new ToldOf();

// When it is my turn and I look elsewhere: title, icon, a notification if allowed.

import { atServer } from '../net/places';
import { told } from '../store/tidings.svelte';
import { texts } from '../words/texts.svelte';

/** Where the page's own files lie. */
const BASE = import.meta.env.BASE_URL;

const OFFERED = 'saturnalia.notify-offered';

class Notifications {
  /** Whether the person has been asked at a table; that happens once. */
  offered = $state(localStorage.getItem(OFFERED) !== null);
  state = $state<NotificationPermission | 'unsupported'>(
    'Notification' in globalThis ? Notification.permission : 'unsupported',
  );
}
export const notifications = new Notifications();

/** The offer at the table was answered, one way or the other. */
export function closeOffer(): void {
  notifications.offered = true;
  localStorage.setItem(OFFERED, 'yes');
}

/** Asks the person; whoever says yes is told while the page is closed, too. */
export async function askForNotifications(): Promise<void> {
  closeOffer();
  if ('Notification' in globalThis) notifications.state = await Notification.requestPermission();
  // Without a push service the open page still says so.
  if (atServer && notifications.state === 'granted') await told.listen(texts.language).catch(() => undefined);
}

function icon(name: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', name);
}

/** Shows in title and icon whether I am waited for. */
export function show(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  icon(`${BASE}${mine ? 'icon-turn' : 'icon'}.svg`);
}

/** Calls me once: it has become my turn. */
export function call(title: string, body: string): void {
  if (document.hidden && notifications.state === 'granted') {
    const note = new Notification(title, { body, icon: `${BASE}icon-192.png`, tag: location.pathname });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/materials.css';
import './styles/controls.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // What was loaded before the worker was there is handed to it, so that the very first visit can be reopened offline.
  void navigator.serviceWorker.ready.then((registration) => {
    const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    registration.active?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) });
  });
}

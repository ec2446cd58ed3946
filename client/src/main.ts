import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/materials.css';
import './styles/controls.css';
import App from './shell/App.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

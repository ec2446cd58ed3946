import './shell/storage';
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/materials.css';
import './styles/controls.css';
import App from './shell/App.svelte';
import { router } from './shell/router.svelte';
import UpdateNotice from './shell/UpdateNotice.svelte';
import { update } from './shell/update.svelte';

mount(App, { target: document.getElementById('app') as HTMLElement });
mount(UpdateNotice, { target: document.body });

// A browser that keeps nothing still shows everything. Within a page of another site nothing is kept.
if (router.route.screen !== 'embed') void update.begin().catch(() => undefined);

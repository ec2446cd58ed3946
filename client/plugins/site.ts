// What makes of the client a static site (`vite build --mode site`, ./site): its screens stand behind the #, so that a host needs no rules
// for addresses, and its page says itself what it may load, where a server would say so in a header.

import type { PreprocessorGroup } from 'svelte/compiler';
import type { Plugin } from 'vite';

/** The same as the server's (crates/server/src/http/guard.rs), but for what only a header can say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Links to screens are written `href="/table/…"`. */
export const screens: PreprocessorGroup = {
  name: 'screens',
  markup: ({ content }) => ({ code: content.replaceAll(/(\s)href="\//g, '$1href="#/') }),
};

export const policy: Plugin = {
  name: 'policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

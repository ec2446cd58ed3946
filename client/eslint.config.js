import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './lint/layers.js';

export default defineConfig(
  { ignores: ['dist', 'engine', 'site', 'src/protocol', 'src/words/keys.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      'max-lines': ['error', 600],
      // The compiler says it, also inside of markup.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // Sets and maps are written once and replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['src/**'],
    plugins: { saturnalia: { rules: { layers } } },
    rules: { 'saturnalia/layers': 'error' },
  },
);

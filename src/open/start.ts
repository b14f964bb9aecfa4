import { bestLanguage } from '../core/words/languages.ts';

/** A page of one language weighs a third of one that speaks all four. */
const { pages } = JSON.parse(document.getElementById('parts')?.textContent ?? '{}');
void import(pages[bestLanguage(navigator.languages)]);

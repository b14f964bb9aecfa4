/** Words by their facets, by the languages that have them; what is longer than a line goes on in the next. */
export type Words = { readonly [languages: string]: { readonly [facets: string]: Listed } };
export type Listed = string | readonly string[];

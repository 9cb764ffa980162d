/**
 * What a page gives its layout; `path` is its path in English. `body` draws its HTML, in the language
 * of the moment (base-layout.astro calls it).
 */
export type PageFields = Record<'title' | 'description' | 'path' | 'picture' | 'head', string> & { body: () => string }

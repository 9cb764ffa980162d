/**
 * What a page gives its layout; `path` is its path in English, and `head` is HTML. `body` draws its HTML in the language of the
 * moment, when the layout asks for it (base-layout.astro).
 */
export type PageFields = Record<'title' | 'description' | 'path' | 'picture' | 'head', string> & { body: () => string }

/** What a page gives its layout: `head` and `body` are HTML, the others text; `path` is its path in English. */
export type PageFields = Record<'title' | 'description' | 'path' | 'picture' | 'head' | 'body', string>

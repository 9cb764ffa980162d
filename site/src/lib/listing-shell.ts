/*
 * Ten thousand listing pages differ in six places. Astro makes the rest once, as a page with marks in it; the program
 * `fill-listings.ts` puts each listing's own texts in their place.
 */

/** The slug of the page with the marks; no listing has it, since public slugs hold "-in-" and a place. */
export const shellSlug = 'listing-shell'
/** The same for pages that list warehouses, whose header is wider. */
export const listShellSlug = 'list-shell'

/** What the page with the marks gives its layout. `picture` and `path` become whole addresses there. */
export const shellMarks = {
  title: 'shell-mark-title',
  description: 'shell-mark-description',
  path: '/shell-mark-path',
  picture: '/shell-mark-picture',
  head: '<!--shell-mark-head-->',
  body: '<!--shell-mark-body-->',
}

/** `head` and `body` are HTML; the others are text, the addresses whole. */
export type ShellFields = Record<keyof typeof shellMarks, string>

const marks = /(?:https?:\/\/[^"\s/]+\/)?shell-mark-(title|description|path|picture)|<!--shell-mark-(head|body)-->/

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Reads the page with the marks; the answer fills them.
 * @throws Error when a mark is missing, since pages would then lack a part.
 */
export function readShell(html: string): (fields: ShellFields) => string {
  const parts = html.split(new RegExp(marks, 'g'))
  const places: { text: string; field: keyof ShellFields | null }[] = []
  for (let at = 0; at < parts.length; at += 3) {
    const field = (parts[at + 1] ?? parts[at + 2] ?? null) as keyof ShellFields | null
    places.push({ text: parts[at] ?? '', field })
  }
  for (const field of Object.keys(shellMarks))
    if (!places.some((place) => place.field === field)) throw new Error(`The listing page's shell has no ${field}.`)
  return (fields) => {
    let page = ''
    for (const { text, field } of places) {
      page += text
      if (field) page += field === 'head' || field === 'body' ? fields[field] : escaped(fields[field])
    }
    return page
  }
}

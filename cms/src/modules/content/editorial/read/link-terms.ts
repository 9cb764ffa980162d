import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'

/** A word of the trade and where it is explained. */
export type LinkedTerm = { term: string; path: string; definition: string }

const MOST = 12
const CLOSED = new Set(['a', 'h2', 'h3', 'h4', 'code', 'pre', 'th', 'caption', 'figcaption', 'summary'])

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Links the first mention of each term in rendered HTML to its definition, at most twelve in a text. Headings, links,
 * code and captions stay as they are, and so does the page a term is explained on (`except`).
 */
export function createTermLinker(terms: readonly LinkedTerm[]): (html: string, except?: string) => string {
  const byName = new Map(terms.map((term) => [escapeMarkup(term.term).toLowerCase(), term]))
  const names = [...byName.keys()].sort((a, b) => b.length - a.length)
  if (names.length === 0) return (html) => html
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}_-])(${names.map(quoted).join('|')})(s?)(?![\\p{L}\\p{M}\\p{N}_-])`,
    'giu',
  )
  return (html, except) => {
    const used = new Set<string>()
    const link = (text: string) =>
      text.replace(pattern, (whole, name: string, plural: string) => {
        const found = byName.get(name.toLowerCase())
        if (!found || found.path === except || used.has(found.path) || used.size >= MOST) return whole
        used.add(found.path)
        return `<a class="term" href="${escapeMarkup(found.path)}" title="${escapeMarkup(found.definition)}">${name}${plural}</a>`
      })
    let closed = 0
    return html
      .split(/(<[^>]*>)/)
      .map((piece) => {
        const [, slash, tag = ''] = /^<(\/?)([a-z0-9]+)/i.exec(piece) ?? []
        if (tag === '') return closed > 0 || piece === '' ? piece : link(piece)
        if (CLOSED.has(tag.toLowerCase())) closed += slash === '/' ? -1 : 1
        return piece
      })
      .join('')
  }
}

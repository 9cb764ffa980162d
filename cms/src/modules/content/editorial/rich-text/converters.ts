import type { HTMLConverter, HTMLConverters, HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import { slugify } from '@stackyard/shared/domain/slug'
import { blockHtml, type BlockFields } from './block-html'
import { articleBlocks } from './blocks'
import { plainText, type LexicalNode } from './plain-text'
import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'
import { figureHtml } from './picture-html'
import { documentLink, safeLink } from './safe-link'

/** Our own HTML of the nodes whose stock converters write inline styles, which the content policy forbids. */

type AnyNode = LexicalNode & Record<string, unknown>
type Converter = HTMLConverter<AnyNode>
type ConverterArgs = Parameters<Exclude<Converter, string>>[0]

const childrenOf = ({ node, nodesToHTML }: ConverterArgs): string =>
  nodesToHTML({ nodes: (node.children ?? []) as Parameters<typeof nodesToHTML>[0]['nodes'] }).join('')

const MARKS: [bit: number, tag: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]

const text: Converter = ({ node }) => {
  const format = Number(node.format ?? 0)
  return MARKS.reduce(
    (html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeMarkup(String(node.text ?? '')),
  )
}

/** A paragraph of nothing but blanks and breaks is no gap on the page; a table's cell keeps its one. */
const paragraph: Converter = (args) => {
  const html = childrenOf(args)
  const isEmpty = html.replaceAll(/<br\s*\/?>|&nbsp;|\s/g, '') === ''
  if (!isEmpty) return `<p>${html}</p>`
  return (args.parent as { type?: string }).type === 'tablecell' ? '<p><br></p>' : ''
}

/** h2–h4 with an id made from its words, so that parts of an article have addresses. */
const heading =
  (taken: Set<string>): Converter =>
  (args) => {
    const tag = ['h2', 'h3', 'h4'].includes(String(args.node.tag)) ? String(args.node.tag) : 'h2'
    const base = slugify(plainText(args.node)) || 'section'
    let id = base
    for (let index = 2; taken.has(id); index++) id = `${base}-${index}`
    taken.add(id)
    return `<${tag} id="${id}">${childrenOf(args)}</${tag}>`
  }

const list: Converter = (args) => {
  const tag = args.node.tag === 'ol' ? 'ol' : 'ul'
  return `<${tag}>${childrenOf(args)}</${tag}>`
}
const listitem: Converter = (args) => `<li>${childrenOf(args)}</li>`

const table: Converter = (args) =>
  `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><tbody>${childrenOf(args)}</tbody></table></div>`
const tablerow: Converter = (args) => `<tr>${childrenOf(args)}</tr>`
const tablecell: Converter = (args) => {
  const isHeader = Number(args.node.headerState ?? 0) > 0
  const span = (name: 'colSpan' | 'rowSpan') =>
    Number(args.node[name]) > 1 ? ` ${name.toLowerCase()}="${Number(args.node[name])}"` : ''
  const scope = isHeader ? ` scope="${Number(args.node.headerState) === 2 ? 'row' : 'col'}"` : ''
  const tag = isHeader ? 'th' : 'td'
  return `<${tag}${scope}${span('colSpan')}${span('rowSpan')}>${childrenOf(args)}</${tag}>`
}

type LinkFields = {
  url?: unknown
  newTab?: unknown
  linkType?: unknown
  doc?: { relationTo?: unknown; value?: unknown } | null
}

/** A link whose document readers can't open any more is its words alone. */
const link: Converter = (args) => {
  const fields = (args.node.fields ?? {}) as LinkFields
  const isInternal = fields.linkType === 'internal'
  const href = isInternal ? documentLink(String(fields.doc?.relationTo), fields.doc?.value) : safeLink(fields.url)
  if (href === null) return childrenOf(args)
  const outside = /^https?:/i.test(href) ? ' rel="noopener noreferrer"' : ''
  const target = fields.newTab === true ? ' target="_blank"' : ''
  return `<a href="${escapeMarkup(href)}"${outside}${target}>${childrenOf(args)}</a>`
}

const upload: Converter = ({ node }) =>
  figureHtml(node.value, { caption: (node.fields as { caption?: unknown } | undefined)?.caption })

/** One converter for all blocks; an answer within a block is a text of its own. */
const block =
  (render: (body: unknown) => string): Converter =>
  ({ node }) =>
    blockHtml((node.fields ?? {}) as BlockFields, render)

/** One set a document: heading ids are unique within it. `render` makes the HTML of texts that blocks refer to. */
export const createConverters = (render: (body: unknown) => string): HTMLConvertersFunction => {
  const taken = new Set<string>()
  return ({ defaultConverters }) =>
    ({
      ...defaultConverters,
      text,
      paragraph,
      heading: heading(taken),
      list,
      listitem,
      table,
      tablerow,
      tablecell,
      link,
      autolink: link,
      upload,
      blocks: Object.fromEntries(articleBlocks.map(({ slug }) => [slug, block(render)])),
    }) as HTMLConverters
}

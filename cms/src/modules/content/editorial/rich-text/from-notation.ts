/** A node of the CMS's rich text (Lexical) as it is stored. */
export type RichTextNode = { type: string; version: number; children?: RichTextNode[]; [key: string]: unknown }
export type RichText = { root: RichTextNode }

const BOLD = 1
const ITALIC = 2

const element = (type: string, children: RichTextNode[], more: Record<string, unknown> = {}): RichTextNode => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
})

const textNode = (text: string, format = 0): RichTextNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

const paragraph = (children: RichTextNode[]): RichTextNode =>
  element('paragraph', children, { textFormat: 0, textStyle: '' })

const link = (label: string, url: string): RichTextNode =>
  element('link', [textNode(label)], { version: 3, fields: { linkType: 'custom', url, newTab: false } })

const INLINE = /\*\*(.+?)\*\*|(?<!\w)_(.+?)_(?!\w)|\[(.+?)\]\((.+?)\)/g

/** **bold**, _italic_ and [label](address) within a line. */
export function inlineNodes(line: string): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let at = 0
  for (const match of line.matchAll(INLINE)) {
    if (match.index > at) nodes.push(textNode(line.slice(at, match.index)))
    const [whole, bold, italic, label, url] = match
    if (bold !== undefined) nodes.push(textNode(bold, BOLD))
    else if (italic !== undefined) nodes.push(textNode(italic, ITALIC))
    else nodes.push(link(label ?? '', url ?? ''))
    at = match.index + whole.length
  }
  if (at < line.length) nodes.push(textNode(line.slice(at)))
  return nodes
}

function listNode(lines: readonly string[], numbered: boolean): RichTextNode {
  const items = lines.map((line, index) =>
    element('listitem', inlineNodes(line.replace(/^(- |\d+\. )/, '')), { value: index + 1 }),
  )
  return element('list', items, { listType: numbered ? 'number' : 'bullet', tag: numbered ? 'ol' : 'ul', start: 1 })
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function tableNode(lines: readonly string[]): RichTextNode {
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf)
  const tableRows = rows.map((cells, row) =>
    element(
      'tablerow',
      cells.map((cell) =>
        element('tablecell', [paragraph(inlineNodes(cell))], {
          headerState: row === 0 ? 1 : 0,
          colSpan: 1,
          rowSpan: 1,
          backgroundColor: null,
        }),
      ),
    ),
  )
  return element('table', tableRows)
}

const uploadNode = (mediaId: number, key: string): RichTextNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: key,
  relationTo: 'media',
  value: mediaId,
  fields: { caption: '' },
})

function blockNode(block: string, pictures: readonly number[]): RichTextNode | null {
  const lines = block.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const heading = /^(#{1,4}) (.+)$/.exec(first)
  if (heading)
    return element('heading', inlineNodes(heading[2] ?? ''), { tag: `h${Math.max(2, heading[1]?.length ?? 2)}` })
  if (first.startsWith('- ')) return listNode(lines, false)
  if (/^\d+\. /.test(first)) return listNode(lines, true)
  if (first.startsWith('> '))
    return element('quote', inlineNodes(lines.map((line) => line.replace(/^> ?/, '')).join(' ')))
  if (first.startsWith('|')) return tableNode(lines)
  if (first === '{picture}') return pictures[0] === undefined ? null : uploadNode(pictures[0], 'picture')
  return paragraph(inlineNodes(lines.join(' ')))
}

const KINDS: [kind: string, sign: RegExp][] = [
  ['heading', /^#{1,4} /],
  ['list', /^- /],
  ['steps', /^\d+\. /],
  ['quote', /^> /],
  ['table', /^\|/],
  ['picture', /^\{picture\}$/],
]
const kindOf = (line: string): string => KINDS.find(([, sign]) => sign.test(line))?.[0] ?? 'words'

/** Lines that belong together: apart by an empty line, by a heading, or where another kind of block begins. */
function blocksOf(source: string): string[] {
  const blocks: { kind: string; lines: string[] }[] = []
  let open: { kind: string; lines: string[] } | undefined
  for (const line of source.split(/\r?\n/).map((raw) => raw.trim())) {
    const kind = kindOf(line)
    if (line === '') open = undefined
    else if (open && open.kind === kind && kind !== 'heading') open.lines.push(line)
    else blocks.push((open = { kind, lines: [line] }))
  }
  return blocks.map(({ lines }) => lines.join('\n'))
}

/**
 * Makes rich text from a plain notation: blocks stand apart by an empty line; `## ` to `#### ` are headings, `- ` and
 * `1. ` lists, `> ` a quote, `| a | b |` a table whose first row is its head, `{picture}` an uploaded picture.
 */
export function fromNotation(source: string, pictures: readonly number[] = []): RichText {
  const children = blocksOf(source)
    .map((block) => blockNode(block, pictures))
    .filter((node) => node !== null)
  return { root: element('root', children) }
}

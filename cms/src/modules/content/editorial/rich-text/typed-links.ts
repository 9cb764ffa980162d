import { plainText, type LexicalNode } from './plain-text'

type Fields = Record<string, unknown>
type Node = LexicalNode & { fields?: Fields }
/** A link that an editor typed, with the words it stands on; `path` is without query and hash. */
export type TypedLink = { path: string; words: string }

const pathOf = (url: unknown): string | null => {
  const [, path] = typeof url === 'string' ? (/^\s*(\/(?![/\\])[^"#?\s]*)/.exec(url) ?? []) : []
  return path === undefined ? null : path.replace(/(?<=.)\/$/, '')
}

function ofNode(node: Node): TypedLink[] {
  const fields = node.fields ?? {}
  const isLink = (node.type === 'link' || node.type === 'autolink') && fields.linkType !== 'internal'
  const path = isLink ? pathOf(fields.url) : node.type === 'block' ? pathOf(fields.link) : null
  const words = isLink ? (node.children ?? []).map(plainText).join('') : String(fields.label ?? '')
  return [
    ...(path === null ? [] : [{ path, words }]),
    ...(node.children ?? []).flatMap((child) => ofNode(child as Node)),
  ]
}

/** Links of a document that an editor typed and that lead to an address of the site. */
export function typedLinks(body: unknown): TypedLink[] {
  const root = (body as { root?: Node } | null | undefined)?.root
  return root ? ofNode(root) : []
}

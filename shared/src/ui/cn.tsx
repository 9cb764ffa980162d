import { type ClassValue, clsx } from 'clsx'

/*
 * Of two classes that set the same property the later wins. tailwind-merge knows every utility of Tailwind and costs
 * 8 kB on each page; this knows the ones our components are given from outside (see cn.test.ts, which holds it
 * against tailwind-merge).
 */
const display = 'hidden|block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents'
const groups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['display', new RegExp(`^(?:${display})$`)],
  ['position', /^(?:static|fixed|absolute|relative|sticky)$/],
  ['rounded', /^rounded(?:-(?!(?:[setblr]|ss|se|es|ee|tl|tr|bl|br)(?:-|$)).+)?$/],
  ['font-size', /^text-(?:xs|sm|base|lg|xl|\dxl)$/],
  ['text-align', /^text-(?:start|end|center|left|right)$/],
  ['text-color', /^text-(?!(?:wrap|nowrap|balance|pretty|ellipsis|clip)$)[a-z]/],
  ['background', /^bg-(?!linear|none)[a-z(]/],
  ['border-width', /^border(?:-\d+)?$/],
  ['border-color', /^border-(?!(?:[setblrxy](?:-\d+)?|\d+|solid|dashed|dotted|none|collapse)$)[a-z]/],
  ['shadow', /^shadow(?:-.+)?$/],
  ['weight', /^font-(?:normal|medium|semibold|bold)$/],
  ['family', /^font-(?:sans|display|mono)$/],
  ['justify', /^justify-(?:start|end|center|between)$/],
  ['items', /^items-/],
  ['aspect', /^aspect-/],
]
const sized =
  /^-?(size|min-w|max-w|min-h|max-h|gap-x|gap-y|gap|[wh]|[pm][xysetblr]?|top|bottom|start|end|inset|z|opacity|grid-cols|col-span|shrink)(?:-.+)?$/

/** A group that a later class of another group sets as well: `p-0` after `px-6`. */
const covers: Readonly<Record<string, readonly string[]>> = {
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  p: ['px', 'py', 'ps', 'pe', 'pt', 'pb', 'pl', 'pr'],
  px: ['ps', 'pe', 'pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'ms', 'me', 'mt', 'mb', 'ml', 'mr'],
  mx: ['ms', 'me', 'ml', 'mr'],
  my: ['mt', 'mb'],
}

function groupOf(utility: string): string | undefined {
  return groups.find(([, pattern]) => pattern.test(utility))?.[0] ?? sized.exec(utility)?.[1]
}

/** Splits `hover:sm:bg-muted!` into what it depends on and what it sets. */
function parts(name: string): { scope: string; group: string | undefined } {
  const plain = name.replace(/\[[^\]]*\]/g, (bracket) => '_'.repeat(bracket.length))
  const at = plain.lastIndexOf(':') + 1
  const important = name.endsWith('!') ? '!' : ''
  const utility = name.slice(at, important ? -1 : undefined)
  return { scope: name.slice(0, at) + important, group: groupOf(utility) }
}

const joined = new Map<string, string>()

/** Joins class names; of two that set the same property the later wins. */
export function cn(...classes: ClassValue[]): string {
  const text = clsx(classes)
  const known = joined.get(text)
  if (known !== undefined) return known
  const result = withoutOverruled(text)
  if (joined.size < 1000) joined.set(text, result)
  return result
}

function withoutOverruled(text: string): string {
  const names = text.split(/\s+/).filter(Boolean)
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of names.toReversed()) {
    const { scope, group } = parts(name)
    if (group === undefined) {
      kept.push(name)
      continue
    }
    if (taken.has(`${scope} ${group}`)) continue
    for (const covered of [group, ...(covers[group] ?? [])]) taken.add(`${scope} ${covered}`)
    kept.push(name)
  }
  return kept.reverse().join(' ')
}

/** One page in the static search index; `words` are the different words of its text. */
export type IndexedPage = {
  title: string
  url: string
  kind: 'News' | 'Article' | 'Encyclopedia' | 'Definition' | 'FAQ'
  summary: string
  category: string
  words: string
}

/** One letter for those that Arabic writers use in each other's place, and a noun without its article. */
const plainArabic = (word: string): string =>
  word
    .replace(/ى/g, 'ي')
    .replace(/ة$/, 'ه')
    .replace(/^ال(?=.{3})/, '')

/** Lower-case words without marks: "Café-racks" → ["cafe", "racks"]. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/[\p{M}ـ]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(plainArabic)

const COMMON = new Set(
  'a an and are as at be by for from has have in is it its of on or that the this to was were what when which who with you your'.split(
    ' ',
  ),
)

/** The words that tell a text apart, each once, for the index. */
export const indexWords = (text: string): string =>
  [...new Set(wordsOf(text).filter((word) => word.length > 2 && !COMMON.has(word)))].join(' ')

/** Whether two words differ by one letter put in, left out, changed or swapped with its neighbor. */
export function isClose(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  const [x, y] = [a.slice(at), b.slice(at)]
  if (x.length === y.length)
    return x.slice(1) === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  return x.length > y.length ? x.slice(1) === y : y.slice(1) === x
}

const CLOSE_FROM = 5

/** How well a word of a query fits these words: itself, a beginning, or (from five letters on) a slip of the pen. */
function fit(word: string, words: readonly string[]): number {
  if (words.includes(word)) return 1
  if (words.some((other) => other.startsWith(word))) return 0.7
  return word.length >= CLOSE_FROM && words.some((other) => isClose(word, other)) ? 0.4 : 0
}

/** Pages that hold every word of the query, the best first: title before summary before text. */
export function searchPages(pages: readonly IndexedPage[], query: string): IndexedPage[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  const scored = pages.flatMap((page) => {
    const parts: [string[], number][] = [
      [wordsOf(page.title), 10],
      [wordsOf(`${page.summary} ${page.category}`), 4],
      [page.words.split(' '), 1],
    ]
    const scores = wanted.map((word) => Math.max(...parts.map(([words, weight]) => fit(word, words) * weight)))
    return scores.every((score) => score > 0) ? [{ page, score: scores.reduce((sum, score) => sum + score, 0) }] : []
  })
  return scored.sort((a, b) => b.score - a.score).map(({ page }) => page)
}

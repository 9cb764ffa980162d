const FIGURES = /\d[\d,]*(?:\.\d+)?/g
const VALUES = /\{(?:text)?\}/g

/** A sentence with values as what it matches, each value in a group of its own. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(VALUES, (value) => (value === '{}' ? `(${FIGURES.source})` : '(.+)'))}$`,
    's',
  )

/** The same with values in the places of `{}` and `{text}`, in their order. */
const filled = (said: string, values: readonly string[]): string => {
  let at = 0
  return said.replace(VALUES, () => values[at++] ?? '')
}

/**
 * Says sentences by the words of a language; itself where one is not known. Figures are kept: "Use at most 120 characters"
 * is known as "Use at most {} characters"; `{text}` stands for any words, such as an address.
 */
export const sayFrom = (sentences: Readonly<Record<string, string>>) => {
  const open = Object.entries(sentences)
    .filter(([english]) => english.includes('{text}'))
    .map(([english, said]) => ({ pattern: patternOf(english), said }))
  return (sentence: string): string => {
    const exact = sentences[sentence]
    if (exact !== undefined) return exact
    const figures = sentence.match(FIGURES) ?? []
    const said = figures.length > 0 ? sentences[sentence.replace(FIGURES, '{}')] : undefined
    if (said !== undefined) return filled(said, figures)
    for (const one of open) {
      const values = one.pattern.exec(sentence)
      if (values) return filled(one.said, values.slice(1))
    }
    return sentence
  }
}

const FIGURES = /\d[\d,]*(?:\.\d+)?/g
const PLACES = /\{(\w*)\}/g

/** A sentence with places as what it matches: `{}` a figure, `{name}` any words, or none. */
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replace(PLACES, (_, name: string) => (name ? '(.*?)' : `(${FIGURES.source})`))}$`,
    's',
  )

const namesIn = (sentence: string): string[] => Array.from(sentence.matchAll(PLACES), ([, name = '']) => name)

/** The same with values in its places: by their name where it is of one place only, the others in their order. */
function filled(said: string, names: readonly string[], values: readonly string[]): string {
  const isOne = (name: string) => name !== '' && names.indexOf(name) === names.lastIndexOf(name)
  const others = values.filter((_, at) => !isOne(names[at] ?? ''))
  return said.replace(
    PLACES,
    (_, name: string) => (isOne(name) && names.includes(name) ? values[names.indexOf(name)] : others.shift()) ?? '',
  )
}

/**
 * Says sentences by the words of a language; itself where one is not known. Figures are kept: "Use at most 120 characters"
 * is known as "Use at most {} characters". `{name}` stands for any words, which are said as well where they are known: by
 * `sayValue`, which answers null for what is no value of its kinds, else as sentences.
 */
export function sayFrom(
  sentences: Readonly<Record<string, string>>,
  sayValue: (value: string) => string | null = () => null,
): (sentence: string) => string {
  const open = Object.entries(sentences)
    .filter(([english]) => /\{\w+\}/.test(english))
    // The one with the most words of its own is the one that is meant.
    .sort(([one], [other]) => other.replace(PLACES, '').length - one.replace(PLACES, '').length)
    .map(([english, said]) => ({ pattern: patternOf(english), names: namesIn(english), said }))
  const say = (sentence: string): string => {
    const exact = sentences[sentence]
    if (exact !== undefined) return exact
    const figures = sentence.match(FIGURES) ?? []
    const said = figures.length > 0 ? sentences[sentence.replace(FIGURES, '{}')] : undefined
    if (said !== undefined) return filled(said, [], figures)
    for (const one of open) {
      const values = one.pattern.exec(sentence)
      if (values)
        return filled(
          one.said,
          one.names,
          values.slice(1).map((value) => sayValue(value ?? '') ?? say(value ?? '')),
        )
    }
    return sentence
  }
  return say
}

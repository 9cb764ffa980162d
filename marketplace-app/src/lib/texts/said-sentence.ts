const FIGURES = /\d[\d,]*(?:\.\d+)?/g

/**
 * Says sentences by the words of a language; itself where one is not known. Figures are kept: "Use at most 120 characters"
 * is known as "Use at most {} characters".
 */
export const sayFrom =
  (sentences: Readonly<Record<string, string>>) =>
  (sentence: string): string => {
    const exact = sentences[sentence]
    if (exact !== undefined) return exact
    const values = sentence.match(FIGURES) ?? []
    const said = values.length > 0 ? sentences[sentence.replace(FIGURES, '{}')] : undefined
    if (said === undefined) return sentence
    let at = 0
    return said.replace(/\{\}/g, () => values[at++] ?? '')
  }

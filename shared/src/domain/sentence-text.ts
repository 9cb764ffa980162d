/** A number in digits, with a "k" for thousands in a group of its own. */
export const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(k?)`

/** A text from which what was read is taken away. */
export class Remaining {
  text: string
  constructor(text: string) {
    this.text = ` ${text.replaceAll(/\s+/gu, ' ').trim()} `
  }
  take(pattern: RegExp, instead = ' '): RegExpExecArray | null {
    const found = pattern.exec(this.text)
    if (found)
      this.text = `${this.text.slice(0, found.index)}${instead}${this.text.slice(found.index + found[0].length)}`
    return found
  }
}

/** What the two groups of `NUMBER` come to. */
export const figure = (digits = '', thousands = ''): number =>
  Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)

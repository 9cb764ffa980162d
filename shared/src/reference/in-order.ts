const AMOUNT_SHARE_OR_RANGE = /^[-+−]?(?:\$\d|\d[\d.,]*(?:\s?%|-\d))/

/** An amount, a share, or a range as it stands among Arabic letters, which would turn round "$5", "5%" and "1-5". */
export const inOrder = (value: string): string => (AMOUNT_SHARE_OR_RANGE.test(value) ? `\u200e${value}` : value)

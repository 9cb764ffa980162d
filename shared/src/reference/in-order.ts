const AMOUNT_OR_SHARE = /^[-+−]?(?:\$\d|\d[\d.,]*\s?%)/

/** An amount or a share as it stands among Arabic letters, which would move its "$" or "%" to the other side. */
export const inOrder = (value: string): string => (AMOUNT_OR_SHARE.test(value) ? `\u200e${value}` : value)

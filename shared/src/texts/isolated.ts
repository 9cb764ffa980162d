const ARABIC = /\p{Script=Arabic}/u
/** A figure with a sign whose side Arabic words would change: "$1,482.00", "201-500", "+1 248". */
const SIGNED_FIGURE = /[$%#+/–-]\d|\d[%+/–-]/

/** A value between Arabic words: a figure with its signs keeps their order, anything else is itself. */
export const isolated = (value: string): string =>
  SIGNED_FIGURE.test(value) && !ARABIC.test(value) ? `\u2066${value}\u2069` : value

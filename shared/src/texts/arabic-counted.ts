/** The forms of a noun that is counted: one, two, 3 to 10, 11 to 99, and the rest; the first two say their number. */
export type Forms = readonly [one: string, two: string, few: string, many: string, other: string]

const whole = new Intl.NumberFormat('ar-u-nu-latn', { maximumFractionDigits: 0 })
const rules = new Intl.PluralRules('ar')

export const figure = (count: number): string => whole.format(count)

/** "لا طلبات" is rarely asked for: nothing is said as the figure 0. */
export const counted = (count: number, [one, two, few, many, other]: Forms): string => {
  const form = rules.select(count)
  if (form === 'one') return one
  if (form === 'two') return two
  return `${figure(count)} ${form === 'few' ? few : form === 'many' ? many : other}`
}

/** Tokens that a model has read and written. */
export type ModelTokens = { input: number; output: number }

/** What a provider asks for a million tokens, in dollars. */
export type ModelPrices = { input: number; output: number }

const MILLION = 1_000_000

/** What calls of a model have cost, in dollars; fractions of a cent are usual. */
export const modelCost = (tokens: ModelTokens, prices: ModelPrices): number =>
  (tokens.input * prices.input + tokens.output * prices.output) / MILLION

/** A cost for people: to the cent, and never as nothing when there was something. */
export const costWords = (dollars: number): string => {
  if (dollars === 0) return '$0.00'
  return dollars < 0.01 ? 'less than $0.01' : `$${dollars.toFixed(2)}`
}

/** What the payment provider refused in the browser, in its own words (001 §8). */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

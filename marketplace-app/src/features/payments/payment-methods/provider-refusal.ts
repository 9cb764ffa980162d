/** What the payment provider refused in the browser, in its own words. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
}

/**
 * Loaded into servers that run as live ones (tests/setup/installation.ts): a live installation takes no simulator's
 * address, and nothing here reaches the captcha's provider, whose check is answered in its place.
 */
const ask = globalThis.fetch

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input)
  return url.startsWith('https://challenges.cloudflare.com/')
    ? Promise.resolve(Response.json({ success: true, 'error-codes': [] }))
    : ask(input, init)
}

import { expect, it } from 'vitest'
import { sharedStack } from '../../../setup/stack'

const { url } = sharedStack()

it.each([
  ['a backslash', '/%5cevil.test/'],
  ['two backslashes', '/%5c%5cevil.test/'],
  ['a tab', '/%09/evil.test/'],
  ['slashes', '///evil.test/'],
  ['an escaped slash', '/%2Fevil.test/'],
  ['a line break', '/x%0d%0aset-cookie:a=b/'],
  ['a control character', '/%01/'],
  ['a letter outside ASCII', '/caf%C3%A9/'],
  ['no whole UTF-8', '/%C3/'],
  ['a lone percent sign', '/100%/'],
])('an address with %s is corrected on this origin, and its page is not found', async (_what, path) => {
  const answer = await fetch(url + path, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('set-cookie')).toBeNull()
  const target = new URL(answer.headers.get('location') ?? '', url)
  expect(target.origin).toBe(new URL(url).origin)
  expect(target.pathname).toBe(path.replace(/\/+/g, '/').slice(0, -1))
  const page = await fetch(target, { redirect: 'manual' })
  expect(page.status).toBe(404)
  expect((await fetch(`${target.href}?utm=1`, { method: 'HEAD', redirect: 'manual' })).status).toBe(404)
})

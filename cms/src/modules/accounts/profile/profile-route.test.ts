import type { PublicProfile } from '@stackyard/shared/schema/user-card'
import { describe, expect, it } from 'vitest'
import { fillProfile } from './profile-route'

const profile = {
  id: 7,
  userType: 'seller',
  name: 'A "B" </script><b>$& Co',
  userUrl: 'a-b-co',
  about: '',
  city: 'Reno',
  state: 'NV',
} as PublicProfile

const shell = [
  '<title>~profile-name~</title><meta name="description" content="~profile-about~">',
  '<link rel="canonical" href="http://x.test/users/~profile-path~">',
  '<script type="application/ld+json">{"name":"~profile-name~"}</script>',
  '<script type="application/json">"~profile-data~"</script><h1>~profile-name~</h1>',
].join('\n')

describe('fillProfile', () => {
  const page = fillProfile(shell, profile)

  it('leaves no word of the shell behind', () => expect(page).not.toContain('~profile-'))

  it('writes what people typed as text, in HTML and in JSON', () => {
    expect(page).not.toContain('<b>')
    expect(page.match(/<\/script>/g)).toHaveLength(2)
    const [, linked = '', data = ''] = /ld\+json">(.*)<\/script>\n.*json">(.*)<\/script>/.exec(page) ?? []
    expect(JSON.parse(linked)).toEqual({ name: profile.name })
    expect(JSON.parse(data)).toEqual(profile)
  })

  it('names its one address, and says where a person without words is', () => {
    expect(page).toContain('href="http://x.test/users/seller/a-b-co"')
    expect(page).toContain('in Reno, NV.')
  })
})

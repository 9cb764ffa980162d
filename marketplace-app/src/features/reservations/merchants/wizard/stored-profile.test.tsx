import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyForm } from '../rfp-form'
import { clearStoredProfile, readStoredProfile, storeProfile } from './stored-profile'

const clear = () => localStorage.clear()
beforeEach(clear)
afterEach(clear)

describe('the stored profile', () => {
  it('R-198, R-456: has the merchant’s id, names and figures, and never the password', () => {
    const form = {
      ...emptyForm(),
      firstName: 'Mara',
      email: 'mara@quill.test',
      password: 'Racks-9',
      categories: ['toysGames'],
    }
    const profile = storeProfile(form, 91)
    expect(readStoredProfile()).toEqual(profile)
    expect(profile).toMatchObject({
      merchantId: 91,
      firstName: 'Mara',
      email: 'mara@quill.test',
      categories: ['toysGames'],
    })
    expect(JSON.stringify({ ...localStorage })).not.toContain('Racks-9')
    clearStoredProfile()
    expect(readStoredProfile()).toBeNull()
  })

  it('R-456: a profile under the spelling of earlier clients is read; what cannot be read is none', () => {
    localStorage.setItem('rpfProfileInfo', JSON.stringify({ merchantId: 5, firstName: 'Mara', email: 7 }))
    expect(readStoredProfile()).toMatchObject({ merchantId: 5, firstName: 'Mara', email: '', categories: [] })
    for (const broken of ['{', 'null', '7', '{"merchantId":"5"}']) {
      localStorage.setItem('rfpProfileInfo', broken)
      expect(readStoredProfile()).toBeNull()
    }
  })
})

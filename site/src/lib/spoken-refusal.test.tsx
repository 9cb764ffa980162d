import { ApiError } from '@stackyard/shared/contract/api-error'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import { refusalWords } from '@stackyard/shared/texts/arabic-refusals'
import { speak, speakEnglish } from '@stackyard/shared/ui/speak'
import { afterEach, describe, expect, it } from 'vitest'
import { islandWords } from '../texts/arabic-islands'
import { spokenRefusal } from './spoken-refusal'

const others = { failed: 'لم تُرسل', field: 'راجع' }
const arabicPage = () => {
  document.documentElement.lang = 'ar'
  speak('ar', islandWords)
}

describe('what the API refuses a reader with', () => {
  afterEach(() => {
    document.documentElement.lang = 'en'
    speakEnglish()
  })

  it('is said in Arabic on Arabic pages, in the page’s own words where the sentence is not known', () => {
    arabicPage()
    const { message } = ERROR_CODES.RATE_LIMITED
    expect(spokenRefusal(new Error(message), others).text).toBe(refusalWords[message])
    expect(spokenRefusal(new Error('A sentence of no catalog.'), others).text).toBe(others.failed)
    expect(spokenRefusal(null, others).text).toBe(others.failed)
    const issues = [{ path: 'email', message: 'Email is required' }]
    const refused = new ApiError('VALIDATION_FAILED', ERROR_CODES.VALIDATION_FAILED.message, { status: 400, issues })
    expect(spokenRefusal(refused, others)).toEqual({
      text: refusalWords[ERROR_CODES.VALIDATION_FAILED.message],
      fields: { email: others.field },
    })
  })

  it('is said as it came on English pages', () => {
    expect(spokenRefusal(new Error('A sentence of no catalog.'), others).text).toBe('A sentence of no catalog.')
  })

  it('has Arabic words for sentences that the API really says', () => {
    const said = new Set<string>(Object.values(ERROR_CODES).map(({ message }) => message))
    expect(Object.keys(refusalWords).filter((sentence) => !said.has(sentence))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { commitmentFacts } from './commitment'
import { amountsIn, commitmentCases } from './commitment.test-data'
import { arabicFacts } from './arabic-commitment'

describe('a commitment in Arabic', () => {
  it.each(commitmentCases)('says the same facts and amounts as in English: %s', (_, terms) => {
    const english = commitmentFacts(terms)
    const arabic = arabicFacts(terms)
    expect(arabic.map(({ key }) => key)).toEqual(english.map(({ key }) => key))
    expect(arabic.map(({ value }) => amountsIn(value))).toEqual(english.map(({ value }) => amountsIn(value)))
    if (terms.amended && terms.type === 'offering' && !terms.fulfillmentCents)
      expect(arabic.find(({ key }) => key === 'total')?.value).toContain('إلى 28 فبراير 2027')
    if (terms.amended?.fulfillmentEnd)
      expect(arabic.find(({ key }) => key === 'end')?.value).toContain('بعد 30 أبريل 2027')
    for (const { label, value } of arabic) expect(`${label} ${value}`).toMatch(/\p{Script=Arabic}/u)
  })
})

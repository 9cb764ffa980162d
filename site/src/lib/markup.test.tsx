import { describe, expect, it } from 'vitest'
import { narrow } from './markup'

describe('a text in Latin-1', () => {
  it('is read back as it was, whatever letters it has', () => {
    const text = '08:00 AM – 05:30 PM <b> & "Łódź" é 😀'
    const html = narrow(text)
    expect(html).toMatch(/^[\0-\xff]*$/)
    const element = document.createElement('p')
    element.innerHTML = html
    expect(element.textContent).toBe(text)
    expect(element.children).toHaveLength(0)
  })
})

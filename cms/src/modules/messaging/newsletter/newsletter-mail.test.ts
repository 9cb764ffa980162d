import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { newsletterMail } from './newsletter-mail'

const place = { publicUrl: 'https://yard.test', secret: 'secret', sendId: null }
const text = { subject: 'Docks', html: '<p>Two bays are free.</p>', plain: 'Two bays are free.' }

/** The words of a mail in order, and those that are shown. */
function wordsOf(html: string): { all: string; shown: string } {
  const { document } = new Window()
  document.write(html)
  const all = document.body.textContent
  for (const hidden of document.body.querySelectorAll('[style*="display:none"]')) hidden.remove()
  return { all, shown: document.body.textContent }
}

describe('the mail of a newsletter', () => {
  it('begins with its preview, which is shown to nobody who opens it', async () => {
    const { html } = await newsletterMail('a@yard.test', 's:1', { ...text, preheader: 'Before <frost>' }, place)
    const { all, shown } = wordsOf(html)
    expect(all.startsWith('Before <frost>')).toBe(true)
    expect(shown).not.toContain('frost')
    expect(shown).toContain('Two bays are free.')
  })

  it('hides nothing where there is no preview', async () => {
    expect((await newsletterMail('a@yard.test', 's:1', text, place)).html).not.toContain('display:none')
  })
})

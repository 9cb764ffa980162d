import { expect, it } from 'vitest'
import { toMail } from './mail-page'

it('a subject stays on one line, whatever names people typed', () => {
  const { subject, html } = toMail({
    to: 'reader@stackyard.test',
    subject: ' Your request to Pier\r\nBcc: x@y.test\t& Co ',
    paragraphs: ['Hello,'],
    why: 'Because.',
  })
  expect(subject).toBe('Your request to Pier Bcc: x@y.test & Co')
  expect(html).toContain('<title>Your request to Pier Bcc: x@y.test &#38; Co</title>')
})

import { type MailKind, mailKinds, mailPart, mailText } from '@stackyard/shared/messages/mails/mail-text'
import { describe, expect, it } from 'vitest'
import { sampleLetter } from './sample-letter'
import { renderLetter } from './render-letter'

const kinds = mailKinds.map((kind) => [kind] as const)

/** Words that stay as they are in any language: names, addresses, codes, and what people wrote. */
const said = /https?:\S+|\S+@\S+|Stackyard(, Inc\.)?|\u2068[^\u2069]*\u2069/g

const bodyOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<[^>]*>/gs, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe.each(kinds)('the email %s', (kind) => {
  it.each(['en', 'ar'] as const)('is complete in %s, and its plain twin says the same', async (language) => {
    const { html, text, subject } = await renderLetter(sampleLetter(kind), language)
    expect(subject).not.toBe('')
    for (const part of [subject, text, bodyOf(html)]) expect(part).not.toMatch(/\{\w+\}|undefined|\[object/)
    const links = (from: string) => new Set(from.match(/https:\/\/stackyard\.test\/[\w/?=#]+/g) ?? [])
    expect(links(text)).toEqual(links(html.replaceAll('&amp;', '&')))
    const amounts = (from: string) => new Set(from.match(/1,234\.50/g) ?? [])
    expect(amounts(text)).toEqual(amounts(bodyOf(html)))
    expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"')
    expect(html).toContain('prefers-color-scheme')
  })

  it('has no English in its Arabic', async () => {
    const letter = sampleLetter(kind)
    const values = {
      ...letter.values,
      subject: 'موضوع',
      message: 'نص',
      topic: 'صحافة',
      sender: 'بيا',
      seller: 'الرصيف',
    }
    const others = { profile: 'الرصيف', warehouse: 'المستودع', provider: 'مزود', name: 'سالم' }
    const { text, subject } = await renderLetter({ ...letter, name: 'سالم', values: { ...values, ...others } }, 'ar')
    const words = `${subject}\n${text}`.replace(said, '').replace(/Blue Dock Columbus|US\$|UTC/g, '')
    expect(words.match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
  })
})

describe('an email', () => {
  it('speaks to the right person', () => {
    const values = { warehouse: 'Blue Dock', number: '#7', customer: 'Acme', amount: { cents: 5000 } }
    expect(mailText('en', 'order.customer_purchase.customer.body', values)).toMatch(
      /^You made a reservation at Blue Dock/,
    )
    expect(mailText('en', 'order.customer_purchase.seller.body', values)).toMatch(
      /^Acme made a reservation at Blue Dock/,
    )
    expect(mailText('en', 'order.seller_cancel.customer.body', values)).toMatch(
      /^Blue Dock canceled your reservation #7/,
    )
  })

  it.each([
    ['customer_cancel', 'canceled the reservation'],
    ['admin_cancel', 'canceled the reservation'],
    ['order_expired', 'in time'],
    ['payment_failed', 'failed'],
  ])(
    'that a reservation is over says what is free again, and nothing of what was not reserved: %s',
    (what, happened) => {
      const said = (language: 'en' | 'ar', reserved?: string) =>
        mailPart(language, `order.${what}.seller` as MailKind, 'body', {
          number: '#7',
          ...(reserved ? { reserved } : {}),
        })
      expect(said('en', 'storage')).toMatch(/The space is free again\.$/)
      expect(said('en', 'fulfillment')).toMatch(/\. Fulfillment is no longer reserved\.$/)
      expect(said('en', 'both')).toMatch(/The space is free again, and fulfillment is no longer reserved\.$/)
      expect(said('ar', 'fulfillment')).not.toContain('المساحة')
      expect(said('ar', 'both')).toMatch(/المساحة متاحة من جديد، .*تنفيذ الطلبات/)
      for (const reserved of ['fulfillment', 'both']) expect(said('en', reserved)).toContain(happened)
      // An email that was queued before emails knew what is reserved.
      for (const language of ['en', 'ar'] as const) expect(said(language)).toBe(said(language, 'storage'))
    },
  )

  it('keeps what people typed as text, and its subject on one line', async () => {
    const sample = sampleLetter('quoteRequest')
    const warehouse = ' Pier\r\nBcc: x@y.test\t<b>& Co'
    const { subject, html, text } = await renderLetter({ ...sample, values: { ...sample.values, warehouse } }, 'en')
    expect(subject).toBe('Your request to Pier Bcc: x@y.test <b>& Co')
    expect(html).toContain('&lt;b&gt;&amp; Co')
    expect(text).toContain('Pier Bcc: x@y.test <b>& Co')
  })

  it('carries one-click headers where its kind can be ended, and none else', async () => {
    const { headers } = await renderLetter(sampleLetter('order.seller_cancel.customer'), 'en')
    expect(headers).toMatchObject({
      'List-Unsubscribe': '<https://stackyard.test/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect((await renderLetter(sampleLetter('passwordReset'), 'en')).headers).toBeUndefined()
  })
})

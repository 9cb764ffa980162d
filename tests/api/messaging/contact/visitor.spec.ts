import { randomUUID } from 'node:crypto'
import type { ContactMessage } from '@stackyard/shared/schema/newsletter'
import { brand } from '@stackyard/shared/reference/brand'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../../../setup/actors'
import { call, ok } from '../../../setup/api'
import { cms, panelToken } from '../../../setup/cms'
import { sharedStack } from '../../../setup/stack'
import { eventually } from '../../../setup/wait'
import { DUMMY_TOKEN } from '../../../simulators/captcha/start'

const { url, outbox } = sharedStack()

const newMessage = () => {
  const email = `writer-${randomUUID()}@stackyard.test`
  return { email, name: 'Wanda <b>Reyes</b>', topic: 'listing', message: 'Two lines.\n\n<script>alert(1)</script>' }
}
const kept = async (email: string) =>
  ok<ContactMessage[]>(url, 'GET', `/contact-us/?query=${email}`, { token: await tokenOf(url, 'admin') })

describe('the contact form', () => {
  it('reaches the CMS and the mailbox, and what people type is inert', async () => {
    const message = newMessage()
    const sent = await call(url, 'POST', '/contact-us/', { body: { ...message, captchaToken: DUMMY_TOKEN } })
    expect(sent).toMatchObject({ status: 200, results: { done: true } })
    const [row] = await kept(message.email)
    expect(row).toMatchObject({ ...message, company: '', status: 'new' })
    const panel = await panelToken(url, 'editor')
    expect(await cms(url, panel, 'GET', `/contact-messages/${row?.id}`)).toMatchObject({ message: message.message })
    const mail = await eventually('the team’s mail', 30_000, async () =>
      outbox().find(({ to, text }) => to === brand.supportEmail && text.includes(message.email)),
    )
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html).not.toContain('<script>')
  })

  it('asks visitors to pass the captcha, and says what is missing', async () => {
    const message = newMessage()
    expect(await call(url, 'POST', '/contact-us/', { body: message })).toMatchObject({
      status: 400,
      error: { code: 'CAPTCHA_FAILED' },
    })
    const empty = await call(url, 'POST', '/contact-us/', { body: { captchaToken: DUMMY_TOKEN } })
    expect(empty.error?.data.issues?.map(({ path }) => path).sort()).toEqual(['email', 'message', 'name', 'topic'])
    expect(await kept(message.email)).toEqual([])
  })

  it('takes a signed-in person’s message without a captcha; editors cannot change what was written', async () => {
    const message = newMessage()
    await ok(url, 'POST', '/contact-us/', { token: await tokenOf(url, 'customer'), body: message })
    const [row] = await kept(message.email)
    const panel = await panelToken(url, 'editor')
    await cms(url, panel, 'PATCH', `/contact-messages/${row?.id}`, { status: 'answered', message: 'Something else' })
    expect((await kept(message.email))[0]).toMatchObject({ status: 'answered', message: message.message })
  })
})

import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { SellerSubscription } from '../schema/newsletter'
import { NewsletterButton, type NewsletterButtonProps } from './newsletter-button'

const none: SellerSubscription = { subscribed: false, isPending: false }

function show(props: Partial<NewsletterButtonProps> = {}) {
  const said: [string, boolean][] = []
  const change = vi.fn((_sellerId: number, subscribed: boolean) => Promise.resolve({ ...none, subscribed }))
  render(
    <NewsletterButton
      seller={{ id: 3, enableNewsletter: true }}
      viewer="customer"
      read={() => Promise.resolve(none)}
      change={change}
      onSaid={(message, isDone) => said.push([message, isDone])}
      {...props}
    />,
  )
  return { said, change }
}

/** The button, once the read is answered. */
const readyButton = async (name = 'Subscribe to Newsletter') => {
  await waitFor(() => expect(button(name)?.disabled).toBe(false))
  return button(name)!
}
const button = (name = 'Subscribe to Newsletter') => screen.queryByRole<HTMLButtonElement>('button', { name })

describe('Subscribe to Newsletter', () => {
  it.each([
    ['a customer', {}, 'open'],
    ['a visitor', { viewer: 'visitor' }, 'invitation'],
    ['a provider or the platform', { viewer: 'other' }, 'none'],
    ['a seller without a newsletter', { seller: { id: 3, enableNewsletter: false } }, 'none'],
    ['no seller', { seller: { id: 0, enableNewsletter: true } }, 'none'],
  ] as const)('R-245: for %s', async (_, props, look) => {
    show(props)
    if (look === 'open') await readyButton()
    const found = button()
    const isInvitation = found?.getAttribute('aria-disabled') === 'true'
    expect(found ? (isInvitation ? 'invitation' : 'open') : 'none').toBe(look)
  })

  it('R-245: a visitor’s press says that it takes an account, and subscribes nobody', async () => {
    const { change } = show({ viewer: 'visitor', loginHref: '/auth/login?returnTo=%2Fwarehouses%2Fholm' })
    expect(button()?.disabled).toBe(false)
    const note = document.getElementById(button()?.getAttribute('popovertarget') ?? '')
    expect(note?.getAttribute('popover')).toBe('auto')
    expect(note?.textContent).toContain('Newsletters go to merchants with an account.')
    expect(note?.querySelector('a')?.getAttribute('href')).toBe('/auth/login?returnTo=%2Fwarehouses%2Fholm')
    await userEvent.click(button()!)
    expect(change).not.toHaveBeenCalled()
  })

  it('R-246: subscribes, says so, and the same button ends it', async () => {
    const { said, change } = show()
    await userEvent.click(await readyButton())
    expect(said).toEqual([['Newsletter Subscribed!', true]])
    await userEvent.click(button('Unsubscribe from Newsletter')!)
    expect(change.mock.calls).toEqual([
      [3, true],
      [3, false],
    ])
    expect(button()).not.toBeNull()
  })

  it('R-246: says when it failed', async () => {
    const { said } = show({ change: () => Promise.reject(new Error('Down')) })
    await userEvent.click(await readyButton())
    expect(said).toEqual([['Newsletter Subscription Failed!', false]])
    expect(button()?.disabled).toBe(false)
  })

  it('an address that came back before is asked by email first', async () => {
    const { said } = show({ change: () => Promise.resolve({ subscribed: false, isPending: true }) })
    await userEvent.click(await readyButton())
    expect(said[0]?.[0]).toContain('Confirm your subscription')
  })

  it('takes no press before it is known how the subscription stands', async () => {
    const { promise, resolve } = Promise.withResolvers<SellerSubscription>()
    const { change } = show({ read: () => promise })
    expect(button()?.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button()!)
    expect(change).not.toHaveBeenCalled()
    resolve({ subscribed: true, isPending: false })
    await readyButton('Unsubscribe from Newsletter')
  })

  it('a read that failed says nothing of the subscription, and is tried again by a press', async () => {
    const read = vi.fn(() => Promise.resolve({ subscribed: true, isPending: false }))
    read.mockRejectedValueOnce(new Error('Down'))
    const { change } = show({ read })
    await userEvent.click(await readyButton('Newsletter: try again'))
    await readyButton('Unsubscribe from Newsletter')
    expect(change).not.toHaveBeenCalled()
  })

  it('what a press answered stays when another read comes late', async () => {
    const late = Promise.withResolvers<SellerSubscription>()
    const props = {
      seller: { id: 3, enableNewsletter: true },
      viewer: 'customer' as const,
      change: () => Promise.resolve({ subscribed: true, isPending: false }),
      onSaid: () => undefined,
    }
    const { rerender } = render(<NewsletterButton {...props} read={() => Promise.resolve(none)} />)
    const first = await readyButton()
    rerender(<NewsletterButton {...props} read={() => late.promise} />)
    await userEvent.click(first)
    await readyButton('Unsubscribe from Newsletter')
    await act(async () => late.resolve(none))
    expect(button('Unsubscribe from Newsletter')).not.toBeNull()
  })
})

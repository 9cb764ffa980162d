import { render, screen } from '@testing-library/react'
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

const button = (name = 'Subscribe to Newsletter') => screen.queryByRole<HTMLButtonElement>('button', { name })

describe('Subscribe to Newsletter (000 §2.18)', () => {
  it.each([
    ['a customer', {}, 'open'],
    ['a visitor', { viewer: 'visitor' }, 'disabled'],
    ['a provider or the house', { viewer: 'other' }, 'none'],
    ['a seller without a newsletter', { seller: { id: 3, enableNewsletter: false } }, 'none'],
    ['no seller', { seller: { id: 0, enableNewsletter: true } }, 'none'],
  ] as const)('R-245: for %s', (_, props, look) => {
    show(props)
    const found = button()
    expect(found ? (found.disabled ? 'disabled' : 'open') : 'none').toBe(look)
  })

  it('R-246: subscribes, says so, and the same button ends it', async () => {
    const { said, change } = show()
    await userEvent.click(button()!)
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
    await userEvent.click(button()!)
    expect(said).toEqual([['Newsletter Subscription Failed!', false]])
    expect(button()?.disabled).toBe(false)
  })

  it('an address that came back before is asked by mail first', async () => {
    const { said } = show({ change: () => Promise.resolve({ subscribed: false, isPending: true }) })
    await userEvent.click(button()!)
    expect(said[0]?.[0]).toContain('Confirm your subscription')
  })
})

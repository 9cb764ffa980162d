import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PlatformContactCard } from './platform-contact-card'

const contact = {
  id: null,
  _id: null,
  email: 'hello@house.example',
  name: 'The Firm',
  meetingLink: 'https://meet.example/house',
}

describe('the platform’s own contact card', () => {
  it('R-239: shows the product’s sign, its mail and where to book a call', () => {
    render(<PlatformContactCard contact={contact} logo={<svg role="img" aria-label="Sign" />} />)
    const card = within(screen.getByRole('region', { name: 'Talk to The Firm' }))
    expect(card.getByRole('img', { name: 'Sign' })).toBeDefined()
    const links = card.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')])
    expect(links).toEqual([
      ['Book a meeting', 'https://meet.example/house'],
      ['hello@house.example', 'mailto:hello@house.example'],
    ])
  })

  it('leads to the managed profile of the platform where there is one', () => {
    render(<PlatformContactCard contact={{ ...contact, id: 9, _id: 9 }} logo={null} />)
    expect(screen.getByRole('link', { name: 'Visit profile' }).getAttribute('href')).toBe('/users/manager/9')
  })
})

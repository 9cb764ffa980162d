import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LegalLine } from './legal-line'

it.each(['signUp', 'reserve', 'request', 'publish'] as const)(
  '%s: the terms and the privacy policy are one link away',
  (act) => {
    render(<LegalLine act={act} />)
    expect(screen.getByRole('link', { name: 'terms of use' }).getAttribute('href')).toBe('/terms-of-use')
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy')
  },
)

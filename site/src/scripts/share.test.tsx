import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('R-244: copying the link says so, and says when it could not be done', async () => {
  document.body.innerHTML =
    '<div><button data-copy-link="https://site.test/w/sample">Copy</button><p role="status"></p></div>'
  const copied: string[] = []
  const writeText = vi.fn((text: string) => {
    copied.push(text)
    return Promise.resolve()
  })
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await import('./share')
  const button = document.querySelector('button') as HTMLButtonElement
  const said = () => document.querySelector('[role="status"]')?.textContent
  button.click()
  await waitFor(() => expect(said()).toBe('URL copied to clipboard'))
  expect(copied).toEqual(['https://site.test/w/sample'])
  writeText.mockRejectedValueOnce(new Error('No access'))
  button.click()
  await waitFor(() => expect(said()).toBe('Error in Copying URL'))
})

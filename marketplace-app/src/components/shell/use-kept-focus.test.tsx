import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

/** A list whose entries take themselves away when they are pressed, and a button that is barred until it is let go. */
function Desk({ work }: { work: Promise<void> }) {
  useKeptFocus()
  const [names, setNames] = useState(['Ash', 'Birch', 'Cedar'])
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await work
    setBusy(false)
  }
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" disabled={busy} onClick={() => void save()}>
        Save
      </button>
      <section>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

const open = () => {
  const work = Promise.withResolvers<void>()
  render(<Desk work={work.promise} />)
  return { user: userEvent.setup(), finish: work.resolve }
}
const inFocus = () => document.activeElement?.textContent

describe('focus of whoever works by keyboard', () => {
  it('goes to what follows when its place is taken away, after the last to the one before', async () => {
    const { user } = open()
    screen.getByText('Birch').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inFocus()).toBe('Cedar'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(inFocus()).toBe('Ash'))
  })

  it('goes to the content when nothing is left around it', async () => {
    const { user } = open()
    for (const name of ['Ash', 'Birch', 'Cedar']) {
      screen.getByText(name).focus()
      await user.keyboard('{Enter}')
    }
    await waitFor(() => expect(document.activeElement?.id).toBe('main'))
  })

  it('comes back to a button that was barred while its work ran', async () => {
    const { user, finish } = open()
    screen.getByText('Save').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Save').disabled).toBe(true))
    // The browser takes focus from what is barred.
    screen.getByText('Save').blur()
    finish()
    await waitFor(() => expect(inFocus()).toBe('Save'))
  })

  it('is left alone when a mouse did it', async () => {
    const { user } = open()
    await user.click(screen.getByText('Birch'))
    await waitFor(() => expect(screen.queryByText('Birch')).toBeNull())
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(document.activeElement).toBe(document.body)
  })
})

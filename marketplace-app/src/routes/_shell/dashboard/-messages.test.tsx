import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MessagesSquare } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '@stackyard/shared/schema/account'
import { NavList } from '../../../components/shell/nav-list'
import { UnreadThreads } from '../../../features/messaging/messages/components/unread-threads'
import { listed, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { endSession, startSession } from '../../../lib/session'
import { Route } from './messages'
import { field, message, PARTNER, room, ROOM, show, stage, stageMessages } from './-messages.test-data'

stageMessages()

describe('the number beside “Messages” in the menu', () => {
  const menu = async (waiting: number) => {
    const calls = standInApi(() => listed(waiting > 0 ? [room] : [], waiting))
    await renderInApp(
      <NavList
        sections={[{ label: 'Start', items: [{ label: 'Messages', icon: MessagesSquare, to: '/dashboard/messages' }] }]}
        badges={{ '/dashboard/messages': <UnreadThreads /> }}
      />,
    )
    await waitFor(() => expect(calls).toHaveLength(1))
    return calls[0]
  }

  it('says how many threads wait to be read', async () => {
    const asked = await menu(3)
    expect(await screen.findByRole('link', { name: 'Messages 3 threads to read' })).toBeDefined()
    expect(asked?.query.get('unread')).toBe('true')
  })

  it('is not there while none waits', async () => {
    await menu(0)
    expect(screen.getByRole('link', { name: 'Messages' })).toBeDefined()
  })
})

describe('the messages', () => {
  it('R-545: ?id of a thread opens that thread, from the oldest message on, and marks it read', async () => {
    const search = Route.options.validateSearch as (raw: Record<string, unknown>) => { id?: number }
    const { reached, sent } = await show(search({ id: String(ROOM) }).id)
    const thread = await screen.findByRole('region', { name: 'Messages with Reyes Storage' })
    await within(thread).findByText('Two of them')
    expect(
      within(thread)
        .getAllByRole('listitem')
        .map((row) => /cold|Two/.exec(row.textContent)?.[0]),
    ).toEqual(['cold', 'Two'])
    await waitFor(() =>
      expect(sent('PUT').map(({ path, body }) => ({ path, body }))).toEqual([
        { path: `/chat/${ROOM}`, body: { lastReadId: 2 } },
      ]),
    )
    expect(reached).toEqual([])
  })

  it('R-547: a seller’s id leads to the thread with them, without asking for one that may not be there', async () => {
    const { calls, reached } = await show(PARTNER)
    await waitFor(() => expect(reached).toEqual([ROOM]))
    expect(calls.filter(({ path }) => path !== '/chat' || calls.length === 0)).toEqual([])
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ userId: PARTNER }])
  })

  it('a managed profile that nobody reads leads to its claim and to the contact form', async () => {
    stage.nobodyReads = true
    await show(PARTNER)
    expect(await screen.findByText('Nobody reads messages to Lone Star Storage yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact-us')
    expect(screen.getByRole('link', { name: 'Claim this profile' }).getAttribute('href')).toBe(
      '/users/manager/lone-star#claim',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('lists the threads with what waits in them', async () => {
    await show(undefined)
    const link = await screen.findByRole('link', { name: /Reyes Storage/ })
    expect(link.textContent).toContain('1 unread')
    expect(link.getAttribute('href')).toBe(`/dashboard/messages?id=${ROOM}`)
  })

  it('Enter sends, Shift and Enter begins a line', async () => {
    const { sent } = await show(ROOM)
    await userEvent.type(await field(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    await waitFor(() => expect(sent('POST').map(({ body }) => (body as { text: string }).text)).toEqual(['One\ntwo']))
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
  })

  it('keeps what could not be sent, and sends it again under the same key', async () => {
    stage.refusals = 1
    const { sent } = await show(ROOM)
    await userEvent.type(await field(), 'Tomorrow?{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.')
    expect(screen.getByText('Tomorrow?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await screen.findAllByText('Tomorrow?')).toHaveLength(1)
    const keys = sent('POST').map(({ body }) => (body as { sendKey: string }).sendKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('keeps what was begun while another thread is read, until it is sent', async () => {
    await show(ROOM)
    await userEvent.type(await field(), 'About the dock')
    cleanup()
    await show(undefined)
    cleanup()
    await show(ROOM)
    expect(((await field()) as HTMLTextAreaElement).value).toBe('About the dock')
    await userEvent.type(await field(), '{Enter}')
    cleanup()
    await show(ROOM)
    expect(((await field()) as HTMLTextAreaElement).value).toBe('')
  })

  it('a message to change comes with the focus in it, and is kept by Enter', async () => {
    const own = message(2, 'Tomorow', { isOwn: true, senderId: 7, createdAt: new Date().toISOString() })
    stage.messages = [own]
    const { sent } = await show(ROOM)
    await userEvent.click(await screen.findByRole('button', { name: 'React or change' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const written = await screen.findByRole('textbox', { name: 'Change your message' })
    expect(document.activeElement).toBe(written)
    await userEvent.keyboard('!{Enter}')
    await waitFor(() =>
      expect(sent('PUT').map(({ path, body }) => ({ path, body }))).toContainEqual({
        path: `/chat/${ROOM}/message/2`,
        body: { text: 'Tomorow!' },
      }),
    )
    expect(await field()).toBeDefined()
  })

  it('leads from a thread to the orders between its two', async () => {
    await show(ROOM)
    const link = await screen.findByRole('link', { name: 'Reservation #12, Reyes Dallas Dock' })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions/12')
  })

  it('a deleted message leaves its place', async () => {
    stage.messages = [message(2, '', { isDeleted: true })]
    await show(ROOM)
    expect(await screen.findByText('Message deleted')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'React or change' })).toBeNull()
  })

  it('shows the sender which message was read and which is sent alone', async () => {
    const own = { isOwn: true, senderId: 7 }
    stage.messages = [
      message(5, 'Third', own),
      message(4, 'Second', own),
      message(3, 'First', own),
      message(2, 'Hello'),
    ]
    stage.thread = { ...room, partnerRead: { messageId: 4, at: '2026-11-20T10:05:00.000Z' } }
    await show(ROOM)
    const rowOf = async (text: string) => (await screen.findByText(text)).closest('li')?.textContent
    expect(await rowOf('Third')).toContain('Sent')
    expect(await rowOf('Second')).toMatch(/Read · 20 Nov 2026/)
    expect(await rowOf('First')).not.toMatch(/Read ·|Sent/)
    expect(await rowOf('Hello')).not.toMatch(/Read ·|Sent/)
  })

  it('sends a file alone, and takes back one that was chosen by mistake', async () => {
    const { sent } = await show(ROOM)
    await field()
    const choose = () =>
      userEvent.upload(screen.getByLabelText('Attach files', { selector: 'input' }), new File(['%PDF-'], 'rates.pdf'))
    await choose()
    const chosen = await screen.findByRole('list', { name: 'Attached files' })
    expect(chosen.textContent).toContain('rates.pdf2.4 MB')
    await userEvent.click(screen.getByRole('button', { name: 'Remove rates.pdf' }))
    await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual(['/file-upload/9']))
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
    await choose()
    await screen.findByRole('list', { name: 'Attached files' })
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const posts = () => sent('POST').filter(({ path }) => path === `/chat/${ROOM}/message`)
    await waitFor(() => expect(posts().map(({ body }) => body)).toMatchObject([{ text: '', fileIds: [9] }]))
    expect(screen.queryByRole('button', { name: 'Remove rates.pdf' })).toBeNull()
  })

  it('shows a file of a message by name and size', async () => {
    const file = { id: 9, title: 'rates.pdf', mimeType: 'application/pdf', bytes: 2_400_000, width: null, height: null }
    stage.messages = [message(2, '', { attachments: [{ ...file, hasPreview: false }] }), message(1, '')]
    await show(ROOM)
    expect((await screen.findByRole('button', { name: 'Download rates.pdf' })).textContent).toBe('rates.pdf2.4 MB')
    expect(screen.getByText('The file was removed.')).toBeDefined()
  })

  describe('for a provider who was asked', () => {
    beforeEach(() => startSession({ user: { id: 7, email: 'x@y.test', userType: 'seller' }, token: 't' } as Session))
    afterEach(endSession)

    it('R-546: “Mark as answered” notes an answer by other means, and can be undone', async () => {
      stage.thread = { ...room, answer: 'open' }
      const { sent } = await show(ROOM)
      await userEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }))
      const marks = () => sent('POST').filter(({ body }) => (body as { roomId?: number }).roomId === ROOM)
      await waitFor(() => expect(marks().map(({ body }) => body)).toEqual([{ roomId: ROOM, isAnswered: true }]))
      cleanup()
      stage.thread = { ...room, answer: 'noted' }
      const again = await show(ROOM)
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      await waitFor(() =>
        expect(again.sent('POST').map(({ body }) => body)).toContainEqual({ roomId: ROOM, isAnswered: false }),
      )
    })

    it('nothing is to be marked once the answer is written', async () => {
      stage.thread = { ...room, answer: 'written' }
      await show(ROOM)
      await field()
      expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull()
    })
  })

  it('marks nothing as read while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { sent } = await show(ROOM)
    await screen.findByText('Two of them')
    expect(sent('PUT')).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(sent('PUT')).toHaveLength(1))
    visibility.mockRestore()
  })
})

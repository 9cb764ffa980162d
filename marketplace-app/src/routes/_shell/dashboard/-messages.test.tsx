import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MessagesSquare } from 'lucide-react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage, ChatThread } from '@stackyard/shared/schema/chat'
import { NavList } from '../../../components/shell/nav-list'
import { UnreadThreads } from '../../../features/messages/components/unread-threads'
import { MessagesPage } from '../../../features/messages/components/messages-page'
import { listed, Refusal, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { Route } from './messages'

const ROOM = 1_000_000_007
const PARTNER = 42

const message = (id: number, text: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  _id: id,
  roomId: ROOM,
  senderId: PARTNER,
  isOwn: false,
  text,
  sendKey: `key-${id}`,
  isDeleted: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  reactions: [],
  ...fields,
})

const room: ChatThread = {
  id: ROOM,
  _id: ROOM,
  partner: { id: PARTNER, name: 'Reyes Storage', avatar: null, userType: 'seller', userUrl: 'reyes', isActive: true },
  lastMessage: { id: 2, text: 'Two of them', isOwn: false, isDeleted: false, createdAt: '2026-11-20T10:00:00.000Z' },
  unread: 1,
  orders: [{ id: 12, warehouse: 'Reyes Dallas Dock' }],
}

let messages: ChatMessage[]
let refusals: number
let isOpened: boolean
beforeEach(() => {
  messages = [message(2, 'Two of them'), message(1, 'Any cold room?', { isOwn: true, senderId: 7 })]
  refusals = 0
  isOpened = true
})

async function show(id: number | undefined) {
  const reached: number[] = []
  const calls = standInApi(({ method, path, body }) => {
    if (path.startsWith('/chat/chatroom/')) {
      if (isOpened) return room
      throw new Refusal(404, 'Nothing was found here.')
    }
    if (path === '/chat/message/reaction' || method === 'DELETE') return messages[0]
    if (path.startsWith(`/chat/${ROOM}/message/`)) return messages[0]
    if (path === `/chat/${ROOM}/message` && method === 'POST') {
      if (refusals-- > 0) throw new Refusal(500, 'Something went wrong on our side.')
      const { text, sendKey } = body as { text: string; sendKey: string }
      messages = [message(3, text, { sendKey, isOwn: true, senderId: 7 }), ...messages]
      return messages[0]
    }
    if (path === `/chat/${ROOM}/message`) return messages
    if (path === `/chat/${ROOM}`) return { done: true }
    return method === 'POST' ? room : [room]
  })
  await renderInApp(<MessagesPage id={id} onThread={(own) => reached.push(own)} />)
  return { calls, reached, sent: (method: string) => calls.filter((one) => one.method === method) }
}

const field = () => screen.findByRole('textbox', { name: 'Write to Reyes Storage' })

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

describe('the messages (002 §2.17)', () => {
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

  it.each([true, false])('R-547: a seller’s id leads to the thread with them, there already: %s', async (isThere) => {
    isOpened = isThere
    const { reached, sent } = await show(PARTNER)
    await waitFor(() => expect(reached).toEqual([ROOM]))
    expect(sent('POST').map(({ path, body }) => ({ path, body }))).toEqual(
      isThere ? [] : [{ path: '/chat', body: { userId: PARTNER } }],
    )
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
    refusals = 1
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
    messages = [own]
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
    const link = await screen.findByRole('link', { name: 'Order #12, Reyes Dallas Dock' })
    expect(link.getAttribute('href')).toBe('/dashboard/transactions/12')
  })

  it('a deleted message leaves its place', async () => {
    messages = [message(2, '', { isDeleted: true })]
    await show(ROOM)
    expect(await screen.findByText('Message deleted')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'React or change' })).toBeNull()
  })
})

import { screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { beforeEach } from 'vitest'
import type { ChatMessage, ChatThread } from '@stackyard/shared/schema/chat'
import { MessagesPage } from '../../../features/messaging/messages/components/messages-page'
import { Refusal, renderInApp, standInApi } from '../../../lib/render-in-app.test-data'
import { store } from '../../../lib/store'

export const ROOM = 1_000_000_007
export const PARTNER = 42

export const message = (id: number, text: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
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
  attachments: [],
  reactions: [],
  ...fields,
})

export const room: ChatThread = {
  id: ROOM,
  _id: ROOM,
  partner: {
    id: PARTNER,
    name: 'Reyes Storage',
    avatar: null,
    userType: 'seller',
    userUrl: 'reyes',
    isActive: true,
    isRead: true,
  },
  lastMessage: {
    id: 2,
    text: 'Two of them',
    isOwn: false,
    isDeleted: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    attachments: 0,
  },
  unread: 1,
  partnerRead: { messageId: 0, at: null },
  answer: 'none',
  orders: [{ id: 12, warehouse: 'Reyes Dallas Dock' }],
}

/** What the server holds and answers. */
export const stage = { messages: [] as ChatMessage[], refusals: 0, thread: room, nobodyReads: false }

/** Every test begins with two messages in one thread. */
export function stageMessages(): void {
  beforeEach(() => {
    stage.messages = [message(2, 'Two of them'), message(1, 'Any cold room?', { isOwn: true, senderId: 7 })]
    stage.refusals = 0
    stage.thread = room
    stage.nobodyReads = false
  })
}

export async function show(id: number | undefined) {
  const reached: number[] = []
  const calls = standInApi(({ method, path, body }) => {
    if (path.startsWith('/chat/chatroom/')) return stage.thread
    if (path === `/users/${PARTNER}`)
      return { name: 'Lone Star Storage', userType: 'manager', userUrl: 'lone-star', isClaimable: true }
    if (path === '/chat' && method === 'POST' && stage.nobodyReads)
      throw new Refusal(409, 'Nobody reads messages to this profile yet.', { code: 'NOBODY_READS' })
    if (path === '/chat/replyRateAction') return { rate: null, asked: 1, answered: 0 }
    if (path === '/file-upload') return [{ id: 9, title: 'rates.pdf', bytes: 2_400_000 }]
    if (path.startsWith('/file-upload/')) return { done: true }
    if (path === '/chat/message/reaction' || method === 'DELETE') return stage.messages[0]
    if (path.startsWith(`/chat/${ROOM}/message/`)) return stage.messages[0]
    if (path === `/chat/${ROOM}/message` && method === 'POST') {
      if (stage.refusals-- > 0) throw new Refusal(500, 'Something went wrong on our side.')
      const { text, sendKey } = body as { text: string; sendKey: string }
      stage.messages = [message(3, text, { sendKey, isOwn: true, senderId: 7 }), ...stage.messages]
      return stage.messages[0]
    }
    if (path === `/chat/${ROOM}/message`) return stage.messages
    if (path === `/chat/${ROOM}`) return { done: true }
    return method === 'POST' ? stage.thread : [stage.thread]
  })
  await renderInApp(
    <Provider store={store}>
      <MessagesPage id={id} onThread={(own) => reached.push(own)} />
    </Provider>,
  )
  return { calls, reached, sent: (method: string) => calls.filter((one) => one.method === method) }
}

export const field = () => screen.findByRole('textbox', { name: 'Write to Reyes Storage' })

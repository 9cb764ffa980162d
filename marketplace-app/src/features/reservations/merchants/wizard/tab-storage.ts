import type { RfpForm } from '../rfp-form'

/** What a visitor typed, for this tab only: it survives a reload and the way through sign-in. Never the password. */
export type TabDraft = Partial<Omit<RfpForm, 'password'>>

/** What the page after the wizard shows. */
export type SentRequest = { email: string; id: number; name: string; slug: string }

const DRAFT = 'stackyard.rfp-draft'
const SENT = 'stackyard.rfp-sent'

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // Storage is blocked, or what it holds is no draft.
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: the draft lives as long as the page.
  }
}

export function readTabDraft(): TabDraft | null {
  const draft = read(DRAFT)
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as TabDraft) : null
}

export function writeTabDraft({ password: _never, ...draft }: RfpForm): void {
  write(DRAFT, draft)
}

export const clearTabDraft = (): void => write(DRAFT, null)

export function readSent(): SentRequest | null {
  const sent = read(SENT) as Partial<SentRequest> | null
  return sent && typeof sent.email === 'string' && typeof sent.id === 'number' && typeof sent.slug === 'string'
    ? { email: sent.email, id: sent.id, slug: sent.slug, name: String(sent.name ?? '') }
    : null
}

export const writeSent = (sent: SentRequest): void => write(SENT, sent)

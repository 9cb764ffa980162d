import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** Where the mail goes back to when it cannot be brought; the sender when there is none. */
  returnPath?: string
}
export type SentMail = Mail & { id: string; from: string; at: string }

export type Mailer = {
  /** Hands one mail over. Addresses with line breaks are refused. */
  send(mail: Mail): Promise<void>
  /** The newest mails of the local outbox, newest first; empty when a real server sends them. */
  outbox(limit: number): Promise<SentMail[]>
}

/** An email's mail server is given up by then, and the job tries again: one that hangs holds no worker for ten minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

const assertOneLine = (value: string, field: string) => {
  if (/[\r\n]/.test(value)) throw new Error(`a mail's ${field} holds a line break`)
}

/** SMTP when SMTP_URL is set, else files in DATA_DIR/outbox, one JSON document a mail. */
export function createMailer(env: Pick<Env, 'DATA_DIR' | 'SMTP_URL' | 'MAIL_FROM'>): Mailer {
  const transport = env.SMTP_URL ? nodemailer.createTransport({ url: env.SMTP_URL, ...TIMEOUTS }) : undefined
  const folder = join(env.DATA_DIR, 'outbox')
  return {
    async send(mail) {
      assertOneLine(mail.to, 'address')
      assertOneLine(mail.subject, 'subject')
      assertOneLine(mail.returnPath ?? '', 'return path')
      for (const [name, value] of Object.entries(mail.headers ?? {})) assertOneLine(`${name}${value}`, 'header')
      if (transport) {
        const { returnPath, ...message } = mail
        const envelope = returnPath ? { envelope: { from: returnPath, to: mail.to } } : {}
        await transport.sendMail({ from: env.MAIL_FROM, ...message, ...envelope })
        return
      }
      await mkdir(folder, { recursive: true })
      const at = new Date().toISOString()
      const sent: SentMail = { id: randomUUID(), from: env.MAIL_FROM, at, ...mail }
      const file = join(folder, `${at.replaceAll(':', '-')}-${sent.id}.json`)
      // They hold links that sign people in: nobody else on the machine reads them.
      await writeFile(`${file}.part`, JSON.stringify(sent), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async outbox(limit) {
      if (transport) return []
      // There is no folder before the first email.
      const names = (await readdir(folder).catch(() => [] as string[])).filter((name) => name.endsWith('.json'))
      const newest = names.sort().reverse().slice(0, limit)
      return Promise.all(newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail))
    },
  }
}

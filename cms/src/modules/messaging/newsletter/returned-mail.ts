/** What a mail that came back says of the one it speaks of. */
type Returned = { kind: 'bounced' | 'failed' | 'complained'; reason: string }

const LONGEST_REASON = 300

type Part = { headers: string; body: string }

/** Headers with their folded lines joined, and what follows the first empty line. */
function partOf(text: string): Part {
  const clean = text.replaceAll('\r\n', '\n').replace(/^\n+/, '')
  const end = clean.indexOf('\n\n')
  const headers = end < 0 ? clean : clean.slice(0, end)
  return { headers: headers.replaceAll(/\n[ \t]+/g, ' '), body: end < 0 ? '' : clean.slice(end + 2) }
}

const field = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''

const parameter = (header: string, name: string): string => {
  const [, quoted, bare] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(header) ?? []
  return quoted ?? bare ?? ''
}

/** The machine-readable part of a report (RFC 6522): the one whose own type is `type`. */
function reportOf({ headers, body }: Part, type: string): string | null {
  const boundary = parameter(field(headers, 'content-type'), 'boundary')
  if (boundary === '') return null
  for (const text of `\n${body}`.split(`\n--${boundary}`)) {
    const part = partOf(text.replace(/^[ \t]*\n/, ''))
    if (field(part.headers, 'content-type').toLowerCase().startsWith(type))
      return part.body.replaceAll(/\n[ \t]+/g, ' ')
  }
  return null
}

/**
 * Reads a delivery report (RFC 3464) or a complaint (RFC 5965); null for all else: delays, receipts, answers of people,
 * and refusals in words alone. An address is given up when it or its host is unknown (5.1.x) or its mailbox is closed
 * (5.2.1); other refusals speak of the mail, of us or of a full mailbox.
 */
export function readReturnedMail(raw: string): Returned | null {
  const mail = partOf(raw)
  const type = field(mail.headers, 'content-type')
  if (!/^multipart\/report\b/i.test(type)) return null
  const report = parameter(type, 'report-type').toLowerCase()
  if (report === 'feedback-report') {
    const about = reportOf(mail, 'message/feedback-report')
    return about === null
      ? null
      : { kind: 'complained', reason: field(about, 'feedback-type').slice(0, LONGEST_REASON) }
  }
  const status = report === 'delivery-status' ? reportOf(mail, 'message/delivery-status') : null
  if (status === null || field(status, 'action').toLowerCase() !== 'failed') return null
  const code = /^5\.\d{1,3}\.\d{1,3}/.exec(field(status, 'status'))?.[0]
  if (!code) return null
  const reason = `${code} ${field(status, 'diagnostic-code')}`.trim().slice(0, LONGEST_REASON)
  return { kind: /^5\.(1\.\d+|2\.1)$/.test(code) ? 'bounced' : 'failed', reason }
}
